import type { ReportedReview } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { languageNames } from '#locales/languages.ts';
import { ReportReasonForm } from '../report/report-reason-form.tsx';
import { useReportDecision } from './use-report-decision.ts';

interface TakeDownFormProps {
  review: ReportedReview['review'];
  onClose: () => void;
  onDecided: () => void;
}

/** The form to take down a review with a reason, which its author reads. */
export function TakeDownForm({ review, onClose, onDecided }: TakeDownFormProps) {
  const { t } = useTranslation('moderation');
  const { id, text, author_name: author, author_language, edited_at: seen_edited_at } = review;
  const takeDown = useReportDecision({ done: t('down.done'), onClose, onDecided });
  return (
    <ReportReasonForm
      quote={text}
      hint={t('down.hint', { author, language: languageNames[author_language] })}
      submitLabel={t('down.send')}
      destructive
      action={{
        isPending: takeDown.isPending,
        mutate: (reason, callbacks) =>
          takeDown.mutate(
            { path: { id }, body: { outcome: 'taken_down', ...reason, seen_edited_at } },
            callbacks,
          ),
      }}
    >
      <p>{t('down.effect', { author })}</p>
    </ReportReasonForm>
  );
}
