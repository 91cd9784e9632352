import { type Review, reportReviewMutation } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { ReportReasonForm } from './report-reason-form.tsx';

/** The form to report a review; only the platform's staff reads the report. */
export default function ReportForm({ review, onDone }: { review: Review; onDone: () => void }) {
  const { t } = useTranslation('reviews');
  const report = useAction(reportReviewMutation(), {
    done: t('report.thanks'),
    onDone,
    failure: 'note',
  });
  return (
    <ReportReasonForm
      quote={review.text}
      hint={t('report.hint')}
      submitLabel={t('report.send')}
      action={{
        isPending: report.isPending,
        mutate: (body, callbacks) => report.mutate({ path: { id: review.id }, body }, callbacks),
      }}
    />
  );
}
