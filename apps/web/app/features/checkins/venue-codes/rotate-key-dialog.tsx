import { listQrCodesQueryKey, rotateLinkKeyMutation } from '@pulse/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { toastFailure, toastSuccess } from '#ui/feedback/toast.ts';
import { toFailure } from '#ui/network/problem.ts';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';

interface RotateKeyDialogProps {
  opened: boolean;
  venueId: string;
  onClose: () => void;
}

/** Asks for confirmation before all posters of the signed link stop working. */
export function RotateKeyDialog({ opened, venueId, onClose }: RotateKeyDialogProps) {
  const { t } = useTranslation('partner-qr-codes');
  const queryClient = useQueryClient();
  const rotate = useMutation({
    ...rotateLinkKeyMutation(),
    onSuccess: async () => {
      toastSuccess(t('link.done'));
      onClose();
      await queryClient.invalidateQueries({
        queryKey: listQrCodesQueryKey({ path: { id: venueId } }),
      });
    },
    onError: (error) => toastFailure(toFailure(error).detail ?? t('link.failed')),
  });
  return (
    <ConfirmDialog
      opened={opened}
      title={t('link.title')}
      confirm={t('link.confirm')}
      cancel={t('link.keep')}
      destructive
      busy={rotate.isPending}
      onConfirm={() => rotate.mutate({ path: { id: venueId } })}
      onCancel={onClose}
    >
      {t('link.text')}
    </ConfirmDialog>
  );
}
