import { getPartnerVenueQueryKey, removeVenueImageMutation } from '@pulse/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { toastFailure, toastSuccess } from '#ui/feedback/toast.ts';
import { toFailure } from '#ui/network/problem.ts';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { useStoreVenue } from '../manage/use-store-venue.ts';

interface RemoveImageDialogProps {
  venueId: string;
  /** The image to remove; null while the dialog is closed. */
  imageId: string | null;
  /** Its place, from 1. */
  place: number;
  onClose: () => void;
}

/** Asks for confirmation: the files of a removed image are deleted. */
export function RemoveImageDialog({ venueId, imageId, place, onClose }: RemoveImageDialogProps) {
  const { t } = useTranslation('partner-images');
  const queryClient = useQueryClient();
  const store = useStoreVenue();
  const path = { id: venueId };
  const queryKey = getPartnerVenueQueryKey({ path });
  const remove = useMutation({
    ...removeVenueImageMutation(),
    onSuccess: (venue) => {
      toastSuccess(t('removed'));
      onClose();
      store(venue);
    },
    onError: (error) => {
      const { code, detail } = toFailure(error);
      onClose();
      // Another user has removed it.
      if (code !== 'not_found') toastFailure(detail ?? t('removeFailed'));
      void queryClient.invalidateQueries({ queryKey });
    },
  });
  return (
    <ConfirmDialog
      opened={imageId !== null}
      title={t('removeTitle', { at: place })}
      confirm={t('removeConfirm')}
      cancel={t('keep')}
      destructive
      busy={remove.isPending}
      onConfirm={() => imageId && remove.mutate({ path: { ...path, imageId } })}
      onCancel={onClose}
    >
      {t(place === 1 ? 'removeCover' : 'removeText')}
    </ConfirmDialog>
  );
}
