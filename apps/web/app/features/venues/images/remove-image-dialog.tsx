import { removeVenueImageMutation } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { ConfirmAction } from '#ui/actions/confirm-action.tsx';
import { useRefetch } from '#ui/actions/refetch.ts';
import { useAction } from '#ui/actions/use-action.ts';
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
  const store = useStoreVenue();
  const refetch = useRefetch();
  const remove = useAction(removeVenueImageMutation(), {
    failure: 'note',
    done: t('removed'),
    onDone: (venue) => {
      onClose();
      store(venue);
    },
    onFailed: ({ code }) => {
      // Another user has removed it.
      if (code === 'not_found') onClose();
      void refetch(['venues']);
    },
  });
  const words = {
    title: t('removeTitle', { at: place }),
    confirm: t('removeConfirm'),
    cancel: t('keep'),
    destructive: true,
  };
  return (
    <ConfirmAction
      opened={imageId !== null}
      words={words}
      action={remove}
      onConfirm={() => imageId && remove.mutate({ path: { id: venueId, imageId } })}
      onClose={onClose}
    >
      {t(place === 1 ? 'removeCover' : 'removeText')}
    </ConfirmAction>
  );
}
