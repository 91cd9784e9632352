import { type Review, reportReviewMutation } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { toastSuccess } from '#ui/feedback/toast.ts';
import { toFailure } from '#ui/network/problem.ts';
import { ReportReasonForm } from './report-reason-form.tsx';

/** The form to report a review; only the platform's staff reads the report. */
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
    <ReportReasonForm
      quote={review.text}
      hint={t('report.hint')}
      submitLabel={t('report.send')}
      failure={report.isError ? (toFailure(report.error).detail ?? t('form.failed')) : ''}
      busy={report.isPending}
      onSend={(body) => report.mutate({ path: { id: review.id }, body })}
    />
  );
}
