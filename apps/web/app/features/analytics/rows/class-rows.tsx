import {
  type ListAnalyticsClassesData,
  listAnalyticsClassesInfiniteOptions,
} from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { MoreButton } from '#ui/data/more-button.tsx';
import { usePages } from '#ui/data/use-pages.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import classes from '../analytics.module.css';

type Query = Omit<ListAnalyticsClassesData['query'], 'limit' | 'cursor'>;

/** The classes behind the fill, page by page. */
export function ClassRows({ query }: { query: Query }) {
  const { t } = useTranslation('partner-analytics');
  const format = useFormat();
  const sessions = usePages({
    ...listAnalyticsClassesInfiniteOptions({ query }),
    staleTime: 0,
  });
  if (sessions.isPending) return <LoadingRows rows={8} height={72} />;
  if (sessions.isError)
    return <ErrorState error={sessions.error} onRetry={() => sessions.refetch()} />;
  const items = sessions.items;
  if (items.length === 0) return <p>{t('noRows')}</p>;
  return (
    <>
      <ul className={classes.list}>
        {items.map((one) => (
          <li key={one.id} className={classes.row}>
            <p className={classes.muted}>
              {format.date(`${one.date}T12:00:00Z`, 'fullDate', 'UTC')},{' '}
              {format.time(one.at, one.time_zone)}
            </p>
            <p className={classes.title}>{one.title}</p>
            <p className={classes.muted}>
              {[
                t('fillNote', { booked: one.booked, capacity: one.capacity }),
                one.trainer_name && t('with', { name: one.trainer_name }),
                query.venue_id ? null : one.venue_name,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
      <MoreButton pages={sessions} label={t('more')} />
    </>
  );
}
