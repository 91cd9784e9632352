import { Button } from '@mantine/core';
import {
  exportAnalyticsVisits,
  type ListAnalyticsVisitsData,
  listAnalyticsVisitsInfiniteOptions,
} from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { PagedList } from '#ui/data/paged-list.tsx';
import { usePages } from '#ui/data/use-pages.ts';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { asFile, useDownload } from '#ui/files/use-download.ts';
import { ActionBar } from '#ui/layout/action-bar.tsx';
import { AnalyticsRow } from './analytics-row.tsx';

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
  const visits = usePages({
    ...listAnalyticsVisitsInfiniteOptions({ query: { ...query, limit: 50 } }),
    staleTime: 0,
  });
  const download = useDownload(
    () => exportAnalyticsVisits({ query, ...asFile }),
    () => `pulse-${query.kind?.replace('_', '-') ?? 'visits'}-${query.to}.csv`,
  );
  return (
    <>
      {visits.items.length > 0 && (
        <ActionBar>
          <Button loading={download.isPending} onClick={() => download.mutate()}>
            {t('csv')}
          </Button>
        </ActionBar>
      )}
      <PagedList
        pages={visits}
        loading={<LoadingRows rows={8} height={72} />}
        empty={<p>{t('noRows')}</p>}
        ruled
        row={(visit) => (
          <AnalyticsRow
            key={visit.id}
            row={visit}
            title={visit.title ?? t('openGym')}
            notes={[
              visit.initials || t('nobody'),
              visit.trainer_name && t('with', { name: visit.trainer_name }),
              query.venue_id ? null : visit.venue_name,
              visit.first ? t('firstVisit') : null,
            ]}
          />
        )}
      />
    </>
  );
}
