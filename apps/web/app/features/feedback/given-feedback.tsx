import { listFeedbackOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { useShowTarget } from '../../ui/use-show-target.ts';
import classes from './feedback-entry.module.css';
import { FeedbackEntry } from './feedback-entry.tsx';

/** What the member told us before, each with our answer where there is one. */
export function GivenFeedback() {
  const { t } = useTranslation('feedback');
  const given = useQuery(listFeedbackOptions());
  useShowTarget(given.data !== undefined);
  if (given.isPending) return <LoadingRows rows={2} height={120} />;
  if (given.isError) return <ErrorState error={given.error} onRetry={() => given.refetch()} />;
  if (given.data.items.length === 0) return <EmptyState floor="padel">{t('empty')}</EmptyState>;
  return (
    <ul className={classes.list}>
      {given.data.items.map((entry) => (
        <FeedbackEntry key={entry.id} entry={entry}>
          {entry.answer === null ? (
            <p className={classes.waiting}>{t('noAnswerYet')}</p>
          ) : (
            <div className={classes.answer}>
              <p className={classes.from}>{t('answerFrom')}</p>
              <p className={classes.message}>{entry.answer}</p>
            </div>
          )}
        </FeedbackEntry>
      ))}
    </ul>
  );
}
