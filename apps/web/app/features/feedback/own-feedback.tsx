import { listFeedbackOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { useFocusHashTarget } from '#ui/hooks/use-focus-hash-target.ts';
import classes from './feedback-entry.module.css';
import { FeedbackEntry } from './feedback-entry.tsx';

/** The member's own feedback, with the answers. */
export function OwnFeedback() {
  const { t } = useTranslation('feedback');
  const feedbackQuery = useQuery(listFeedbackOptions());
  useFocusHashTarget(feedbackQuery.data !== undefined);
  if (feedbackQuery.isPending) return <LoadingRows rows={2} height={120} />;
  if (feedbackQuery.isError)
    return <ErrorState error={feedbackQuery.error} onRetry={() => feedbackQuery.refetch()} />;
  if (feedbackQuery.data.items.length === 0)
    return <EmptyState coverArt="padel">{t('empty')}</EmptyState>;
  return (
    <ul className={classes.list}>
      {feedbackQuery.data.items.map((entry) => (
        <FeedbackEntry key={entry.id} entry={entry}>
          {entry.answer === null ? (
            <p className={classes.waiting}>{t('noAnswerYet')}</p>
          ) : (
            <div className={classes.answer}>
              <p className={classes.answeredBy}>{t('answerFrom')}</p>
              <p className={classes.message}>{entry.answer}</p>
            </div>
          )}
        </FeedbackEntry>
      ))}
    </ul>
  );
}
