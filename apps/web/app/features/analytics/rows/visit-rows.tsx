import { Button } from '@mantine/core';
import {
  exportAnalyticsVisits,
  type ListAnalyticsVisitsData,
  listAnalyticsVisitsInfiniteOptions,
} from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { MoreButton } from '#ui/data/more-button.tsx';
import { usePages } from '#ui/data/use-pages.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { toastFailure } from '#ui/feedback/toast.ts';
import { saveFile } from '#ui/files/save-file.ts';
import { useFormat } from '#ui/format/use-format.ts';
import { toFailure } from '#ui/network/problem.ts';
import classes from '../analytics.module.css';

export const VISIT_KINDS = [
  'visits',
  'first_visits',
  'returning_visits',
  'no_shows',
  'late_cancels',
] as const;

type Query = Omit<ListAnalyticsVisitsData['query'], 'limit' | 'cursor'>;

/** The visits behind a figure, page by page, and as a file. */
export function VisitRows({ query }: { query: Query }) {
  const { t } = useTranslation('partner-analytics');
  const format = useFormat();
  const visits = usePages({
    ...listAnalyticsVisitsInfiniteOptions({ query }),
    staleTime: 0,
  });
  const download = useMutation({
    mutationFn: async () => {
      const { data } = await exportAnalyticsVisits({ query, parseAs: 'blob', throwOnError: true });
      saveFile(data, `pulse-${query.kind?.replace('_', '-') ?? 'visits'}-${query.to}.csv`);
    },
    onError: (error) => toastFailure(toFailure(error).detail ?? t('downloadFailed')),
  });
  if (visits.isPending) return <LoadingRows rows={8} height={72} />;
  if (visits.isError) return <ErrorState error={visits.error} onRetry={() => visits.refetch()} />;
  const items = visits.items;
  if (items.length === 0) return <p>{t('noRows')}</p>;
  return (
    <>
      <div className={classes.actions}>
        <Button loading={download.isPending} onClick={() => download.mutate()}>
          {t('csv')}
        </Button>
      </div>
      <ul className={classes.list}>
        {items.map((visit) => (
          <li key={visit.id} className={classes.row}>
            <p className={classes.muted}>
              {format.date(`${visit.date}T12:00:00Z`, 'fullDate', 'UTC')},{' '}
              {format.time(visit.at, visit.time_zone)}
            </p>
            <p className={classes.title}>{visit.title ?? t('openGym')}</p>
            <p className={classes.muted}>
              {[
                visit.initials || t('nobody'),
                visit.trainer_name && t('with', { name: visit.trainer_name }),
                query.venue_id ? null : visit.venue_name,
                visit.first ? t('firstVisit') : null,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
      <MoreButton pages={visits} label={t('more')} />
    </>
  );
}
