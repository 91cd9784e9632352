import type { ReportedReview } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { toFailure } from '#ui/network/problem.ts';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { useReportDecision } from './use-report-decision.ts';

interface KeepReviewDialogProps {
  /** The reported review; null while the dialog is closed. */
  review: ReportedReview['review'] | null;
  onClose: () => void;
  onDecided: () => void;
}

/** Asks for confirmation before a reported review is kept, which notifies those who reported it. */
export function KeepReviewDialog({ review, onClose, onDecided }: KeepReviewDialogProps) {
  const { t } = useTranslation('moderation');
  const failed = t('failed');
  const keep = useReportDecision({ done: t('kept'), failed, onClose, onDecided });
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
