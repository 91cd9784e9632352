import { listQrCodesQueryKey, type QrCode, revokeQrCodeMutation } from '@pulse/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { toastFailure, toastSuccess } from '#ui/feedback/toast.ts';
import { toFailure } from '#ui/network/problem.ts';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';

interface RevokeQrCodeDialogProps {
  /** The code to revoke; null while the dialog is closed. */
  code: QrCode | null;
  venueId: string;
  onClose: () => void;
}

/** Asks for confirmation before a code and all its posters stop working. */
export function RevokeQrCodeDialog({ code, venueId, onClose }: RevokeQrCodeDialogProps) {
  const { t } = useTranslation('partner-qr-codes');
  const queryClient = useQueryClient();
  const label = code?.label ?? '';
  const revoke = useMutation({
    ...revokeQrCodeMutation(),
    onSuccess: async () => {
      toastSuccess(t('revoke.done', { label }));
      onClose();
      await queryClient.invalidateQueries({
        queryKey: listQrCodesQueryKey({ path: { id: venueId } }),
      });
    },
    onError: (error) => toastFailure(toFailure(error).detail ?? t('revoke.failed')),
  });
  return (
    <ConfirmDialog
      opened={code !== null}
      title={t('revoke.title')}
      confirm={t('revoke.confirm')}
      cancel={t('revoke.keep')}
      destructive
      busy={revoke.isPending}
      onConfirm={() => code && revoke.mutate({ path: { id: code.id } })}
      onCancel={onClose}
    >
      {t('revoke.text', { label })}
    </ConfirmDialog>
  );
}
