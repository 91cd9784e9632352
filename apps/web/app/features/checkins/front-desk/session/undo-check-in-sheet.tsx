import { correctCheckInMutation } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { Sheet } from '#ui/overlays/sheet.tsx';
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
export default function UndoCheckInSheet({ target, onClose }: UndoCheckInSheetProps) {
  const { t } = useTranslation('front-desk');
  return (
    <Sheet opened={target !== null} onClose={onClose} title={t('undo.title')}>
      {target && <UndoCheckInForm target={target} onClose={onClose} />}
    </Sheet>
  );
}

function UndoCheckInForm({ target, onClose }: { target: UndoCheckInTarget; onClose: () => void }) {
  const { t } = useTranslation('front-desk');
  const undo = useAction(correctCheckInMutation(), {
    done: t('undo.done', { name: target.fullName }),
    refetch: ['desk', 'today', 'look-up'],
    onDone: onClose,
    failure: 'note',
  });
  return (
    <ReasonForm
      lead={t('undo.lead', { name: target.fullName })}
      label={t('undo.reason')}
      hint={t('undo.reasonHint')}
      failure={undo.failureText}
      keepLabel={t('undo.keep')}
      confirmLabel={t('undo.confirm')}
      busy={undo.isPending}
      onKeep={onClose}
      onConfirm={(reason) => undo.mutate({ path: { id: target.checkInId }, body: { reason } })}
    />
  );
}
