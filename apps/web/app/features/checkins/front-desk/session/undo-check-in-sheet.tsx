import { correctCheckInMutation } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { toastSuccess } from '#ui/feedback/toast.ts';
import { toFailure } from '#ui/network/problem.ts';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { useRefreshFrontDesk } from '../../live/use-refresh-front-desk.ts';
import { ReasonForm } from './reason-form.tsx';

/** A check-in to undo. */
export interface UndoCheckInTarget {
  checkInId: string;
  fullName: string;
}

interface UndoCheckInSheetProps {
  /** The check-in to undo; null: closed. */
  target: UndoCheckInTarget | null;
  onClose: () => void;
}

/** Requires a reason for undoing a check-in; keeping it is the primary button. */
export function UndoCheckInSheet({ target, onClose }: UndoCheckInSheetProps) {
  const { t } = useTranslation('front-desk');
  return (
    <Sheet opened={target !== null} onClose={onClose} title={t('undo.title')}>
      {target && <UndoCheckInForm target={target} onClose={onClose} />}
    </Sheet>
  );
}

function UndoCheckInForm({ target, onClose }: { target: UndoCheckInTarget; onClose: () => void }) {
  const { t } = useTranslation('front-desk');
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
