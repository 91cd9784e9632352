import {
  type ListAnalyticsClassesData,
  listAnalyticsClassesInfiniteOptions,
} from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { PagedList } from '#ui/data/paged-list.tsx';
import { usePages } from '#ui/data/use-pages.ts';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { AnalyticsRow } from './analytics-row.tsx';

type Query = Omit<ListAnalyticsClassesData['query'], 'limit' | 'cursor'>;

/** The classes behind the fill, page by page. */
export function ClassRows({ query }: { query: Query }) {
  const { t } = useTranslation('partner-analytics');
  const sessions = usePages({
    ...listAnalyticsClassesInfiniteOptions({ query: { ...query, limit: 50 } }),
    staleTime: 0,
  });
  return (
    <PagedList
      pages={sessions}
      loading={<LoadingRows rows={8} height={72} />}
      empty={<p>{t('noRows')}</p>}
      ruled
      row={(one) => (
        <AnalyticsRow
          key={one.id}
          row={one}
          title={one.title}
          notes={[
            t('fillNote', { booked: one.booked, capacity: one.capacity }),
            one.trainer_name && t('with', { name: one.trainer_name }),
            query.venue_id ? null : one.venue_name,
          ]}
        />
      )}
    />
  );
}
