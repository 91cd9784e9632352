import { type Review, reportReviewMutation } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toFailure } from '../../ui/problem.ts';
import { toastSuccess } from '../../ui/toast.ts';
import { FaultForm } from './fault-form.tsx';

/** What a reader has against a review; the platform reads it, nobody else. */
export default function ReportForm({ review, onDone }: { review: Review; onDone: () => void }) {
  const { t } = useTranslation('reviews');
  const report = useMutation({
    ...reportReviewMutation(),
    onSuccess: () => {
      onDone();
      toastSuccess(t('report.thanks'));
    },
  });
  return (
    <FaultForm
      quote={review.text}
      hint={t('report.hint')}
      send={t('report.send')}
      failure={report.isError ? (toFailure(report.error).detail ?? t('form.failed')) : ''}
      busy={report.isPending}
      onSend={(body) => report.mutate({ path: { id: review.id }, body })}
    />
  );
}
