import type { ReportedReview } from '@pulse/contract/client';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { toFailure } from '../../ui/problem.ts';
import { useDecision } from './use-decision.ts';

interface KeepDialogProps {
  /** The reported review; null: closed. */
  review: ReportedReview['review'] | null;
  onClose: () => void;
  onDecided: () => void;
}

/** Asks once before a reported review stays: those who reported it are told so. */
export function KeepDialog({ review, onClose, onDecided }: KeepDialogProps) {
  const { t } = useTranslation('moderation');
  const failed = t('failed');
  const keep = useDecision({ done: t('kept'), failed, onClose, onDecided });
  const close = () => {
    keep.reset();
    onClose();
  };
  const confirm = () => {
    if (!review) return;
    const { id, edited_at: seen_edited_at } = review;
    keep.mutate({ path: { id }, body: { outcome: 'kept', seen_edited_at } });
  };
  return (
    <ConfirmDialog
      opened={review !== null}
      title={t('keepTitle')}
      confirm={t('keepConfirm')}
      cancel={t('back')}
      busy={keep.isPending}
      onConfirm={confirm}
      onCancel={close}
    >
      {t('keepText')}
      {keep.isError && <FailureNote>{toFailure(keep.error).detail ?? failed}</FailureNote>}
    </ConfirmDialog>
  );
}
