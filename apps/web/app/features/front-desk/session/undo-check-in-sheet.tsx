import { correctCheckInMutation } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { toFailure } from '../../../ui/network/problem.ts';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { useRefreshFrontDesk } from '../day/use-refresh-front-desk.ts';
import { ReasonForm } from './reason-form.tsx';
import type { UndoCheckInTarget } from './undo-check-in-target.ts';

interface UndoCheckInSheetProps {
  /** The arrival to take back; null while nothing is asked. */
  target: UndoCheckInTarget | null;
  onClose: () => void;
}

/** Asks why an arrival is taken back; keeping it is the strong button. */
export function UndoCheckInSheet({ target, onClose }: UndoCheckInSheetProps) {
  const { t } = useTranslation('door');
  return (
    <Sheet opened={target !== null} onClose={onClose} title={t('undo.title')}>
      {target && <UndoCheckInForm wish={target} onClose={onClose} />}
    </Sheet>
  );
}

function UndoCheckInForm({
  wish: target,
  onClose,
}: {
  wish: UndoCheckInTarget;
  onClose: () => void;
}) {
  const { t } = useTranslation('door');
  const refresh = useRefreshFrontDesk();
  const undo = useMutation({
    ...correctCheckInMutation(),
    onSuccess: async () => {
      toastSuccess(t('undo.done', { name: target.fullName }));
      onClose();
      await refresh();
    },
  });
  return (
    <ReasonForm
      lead={t('undo.lead', { name: target.fullName })}
      label={t('undo.reason')}
      hint={t('undo.reasonHint')}
      failure={undo.isError ? (toFailure(undo.error).detail ?? t('undo.failed')) : null}
      keepLabel={t('undo.keep')}
      confirmLabel={t('undo.confirm')}
      busy={undo.isPending}
      onKeep={onClose}
      onConfirm={(reason) => undo.mutate({ path: { id: target.checkInId }, body: { reason } })}
    />
  );
}
