import { listFeedbackOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { useFormat } from '../../ui/format/use-format.ts';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import classes from './given-feedback.module.css';

/** What the member told us before, each with our answer where there is one. */
export function GivenFeedback() {
  const { t } = useTranslation('feedback');
  const format = useFormat();
  const given = useQuery(listFeedbackOptions());
  if (given.isPending) return <LoadingRows rows={2} height={88} />;
  if (given.isError) return <ErrorState error={given.error} onRetry={() => given.refetch()} />;
  if (given.data.items.length === 0) return <EmptyState floor="padel">{t('empty')}</EmptyState>;
  return (
    <ul className={classes.list}>
      {given.data.items.map((entry) => (
        <li key={entry.id} className={classes.entry}>
          <p className={classes.facts}>
            {t(`about.${entry.category}`)} · {format.date(entry.created_at, 'fullDate')}
          </p>
          <p className={classes.message}>{entry.message}</p>
          <p className={classes.answer}>{entry.answer ?? t('noAnswerYet')}</p>
        </li>
      ))}
    </ul>
  );
}
