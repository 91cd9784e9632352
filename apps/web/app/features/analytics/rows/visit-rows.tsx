import { Button } from '@mantine/core';
import {
  exportAnalyticsVisits,
  type ListAnalyticsVisitsData,
  listAnalyticsVisits,
  listAnalyticsVisitsQueryKey,
} from '@pulse/contract/client';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
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
  const visits = useInfiniteQuery({
    queryKey: [...listAnalyticsVisitsQueryKey({ query }), 'pages'],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) => {
      const page = { ...query, cursor: pageParam, limit: 50 };
      const { data } = await listAnalyticsVisits({ query: page, signal, throwOnError: true });
      return data;
    },
    getNextPageParam: (page) => page.next_cursor ?? undefined,
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
  const items = visits.data.pages.flatMap((page) => page.items);
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
      {visits.hasNextPage && (
        <Button loading={visits.isFetchingNextPage} onClick={() => visits.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </>
  );
}
