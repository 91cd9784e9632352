import { listQrCodesQueryKey, type QrCode, renewQrCodeMutation } from '@pulse/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { toastFailure, toastSuccess } from '#ui/feedback/toast.ts';
import { toFailure } from '#ui/network/problem.ts';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';

interface RenewQrCodeDialogProps {
  /** The code to renew; null while the dialog is closed. */
  code: QrCode | null;
  venueId: string;
  onClose: () => void;
}

/** Asks for confirmation before a code is replaced by a new one. */
export function RenewQrCodeDialog({ code, venueId, onClose }: RenewQrCodeDialogProps) {
  const { t } = useTranslation('partner-qr-codes');
  const queryClient = useQueryClient();
  const label = code?.label ?? '';
  const renew = useMutation({
    ...renewQrCodeMutation(),
    onSuccess: async () => {
      toastSuccess(t('renew.done', { label }));
      onClose();
      await queryClient.invalidateQueries({
        queryKey: listQrCodesQueryKey({ path: { id: venueId } }),
      });
    },
    onError: (error) => toastFailure(toFailure(error).detail ?? t('renew.failed')),
  });
  return (
    <ConfirmDialog
      opened={code !== null}
      title={t('renew.title')}
      confirm={t('renew.confirm')}
      cancel={t('renew.keep')}
      busy={renew.isPending}
      onConfirm={() => code && renew.mutate({ path: { id: code.id } })}
      onCancel={onClose}
    >
      {t('renew.text', { label })}
    </ConfirmDialog>
  );
}
