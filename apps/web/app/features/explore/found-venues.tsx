import type { SessionAtVenue, VenueSummary } from '@pulse/contract/client';
import { lazy, type ReactNode, type RefObject, Suspense, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../ui/error-state.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import classes from './explore.module.css';
import type { useExplore } from './use-explore.ts';
import { useWalk } from './use-walk.ts';
import { rowHeight, VenueList, type VenueListHandle } from './venue-list.tsx';

const IdleDay = lazy(async () => ({ default: (await import('./idle-day.tsx')).IdleDay }));
const NoVenues = lazy(async () => ({ default: (await import('./no-venues.tsx')).NoVenues }));

interface FoundVenuesProps {
  explore: ReturnType<typeof useExplore>;
  list: RefObject<VenueListHandle | null>;
  scroller: RefObject<HTMLDivElement | null>;
  covered: number;
  /** The map stands beside the list. */
  mapSeen: boolean;
  onShow: () => void;
  onPick: (session: SessionAtVenue) => void;
  heartOf: (venue: VenueSummary) => ReactNode;
}

/** What the search found: rows, a day without classes, nothing with ways out, or that it failed. */
export function FoundVenues({ explore, ...given }: FoundVenuesProps) {
  const { search, change, place, goTo, date, answer, items, drawing, total } = explore;
  const { t } = useTranslation('explore');
  const walk = useWalk(change, given.mapSeen);
  const { fetchNextPage } = answer;
  const onMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const { onShow } = given;
  const onSelect = useCallback(
    (venue: string) => {
      change({ venue }, 'aside');
      onShow();
    },
    [change, onShow],
  );
  const stale = answer.isPlaceholderData;
  const loading = answer.isPending || (total > 0 && items.length === 0);
  const ways = { search, place, date, onChange: change, onPlace: goTo };
  return (
    <div className={classes.found} aria-busy={stale}>
      <LiveRegion>{answer.isSuccess && !stale && t('foundCount', { count: total })}</LiveRegion>
      {answer.isError && total === 0 && (
        <div className={classes.state}>
          <ErrorState error={answer.error} onRetry={() => answer.refetch()} />
        </div>
      )}
      <Suspense fallback={<div className={classes.state} />}>
        {answer.isSuccess && total === 0 && !stale && <NoVenues {...ways} />}
        {items[0]?.sessions_total === 0 && !stale && <IdleDay {...ways} />}
      </Suspense>
      <VenueList
        ref={given.list}
        items={items}
        total={total}
        date={date}
        selectedId={search.venue}
        position={explore.position.position}
        reach={search.reach}
        scroller={given.scroller}
        covered={given.covered}
        hasMore={answer.hasNextPage && !stale}
        loadingMore={answer.isFetchingNextPage || drawing}
        failedMore={answer.isFetchNextPageError}
        onMore={onMore}
        onSelect={onSelect}
        onWalk={walk}
        onPick={given.onPick}
        heartOf={given.heartOf}
      />
      {loading && <LoadingRows rows={6} height={rowHeight} />}
    </div>
  );
}
