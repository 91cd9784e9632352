import { listQrCodesQueryKey, turnLinkKeyMutation } from '@pulse/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toFailure } from '../../ui/problem.ts';
import { toastFailure, toastSuccess } from '../../ui/toast.ts';

interface TurnKeyDialogProps {
  opened: boolean;
  venueId: string;
  onClose: () => void;
}

/** Asks before every poster of the signed link stops working. */
export function TurnKeyDialog({ opened, venueId, onClose }: TurnKeyDialogProps) {
  const { t } = useTranslation('partners');
  const queryClient = useQueryClient();
  const turn = useMutation({
    ...turnLinkKeyMutation(),
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
      costs
      busy={turn.isPending}
      onConfirm={() => turn.mutate({ path: { id: venueId } })}
      onCancel={onClose}
    >
      {t('link.text')}
    </ConfirmDialog>
  );
}
