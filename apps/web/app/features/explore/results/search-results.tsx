import type { SessionAtVenue, VenueSummary } from '@pulse/contract/client';
import { lazy, type ReactNode, type RefObject, Suspense, useCallback } from 'react';
import { useTranslation } from '#light-translator';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LiveRegion } from '../../../ui/feedback/live-region.tsx';
import { LoadingRows } from '../../../ui/feedback/loading-rows.tsx';
import classes from '../explore.module.css';
import type { useExplore } from '../use-explore.ts';
import { useMapFollowsKeyboard } from './use-map-follows-keyboard.ts';
import { rowHeight, VenueList, type VenueListHandle } from './venue-list.tsx';

const IdleDay = lazy(async () => ({
  default: (await import('../no-results/no-classes-notice.tsx')).NoClassesNotice,
}));
const NoVenues = lazy(async () => ({
  default: (await import('../no-results/no-results.tsx')).NoResults,
}));

interface SearchResultsProps {
  explore: ReturnType<typeof useExplore>;
  list: RefObject<VenueListHandle | null>;
  scroller: RefObject<HTMLDivElement | null>;
  stickyHeight: number;
  /** The map stands beside the list. */
  mapVisible: boolean;
  onShowMap: () => void;
  onPick: (session: SessionAtVenue) => void;
  renderFavouriteButton: (venue: VenueSummary) => ReactNode;
}

/** What the search found: rows, a day without classes, nothing with ways out, or that it failed. */
export function SearchResults({ explore, ...rest }: SearchResultsProps) {
  const { search, change, place, goTo, date, answer, items, drawing, total } = explore;
  const { t } = useTranslation('explore');
  const showOnMapAfterKey = useMapFollowsKeyboard(change, rest.mapVisible);
  const { fetchNextPage } = answer;
  const onMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const { onShowMap } = rest;
  const onSelect = useCallback(
    (venue: string) => {
      change({ venue }, 'aside');
      onShowMap();
    },
    [change, onShowMap],
  );
  const stale = answer.isPlaceholderData;
  const loading = answer.isPending || (total > 0 && items.length === 0);
  const suggestionProps = { search, place, date, onChange: change, onPlace: goTo };
  return (
    <div className={classes.found} aria-busy={stale}>
      <LiveRegion>{answer.isSuccess && !stale && t('foundCount', { count: total })}</LiveRegion>
      {answer.isError && total === 0 && (
        <div className={classes.state}>
          <ErrorState error={answer.error} onRetry={() => answer.refetch()} />
        </div>
      )}
      <Suspense fallback={<div className={classes.state} />}>
        {answer.isSuccess && total === 0 && !stale && <NoVenues {...suggestionProps} />}
        {items[0]?.sessions_total === 0 && !stale && <IdleDay {...suggestionProps} />}
      </Suspense>
      <VenueList
        ref={rest.list}
        items={items}
        total={total}
        date={date}
        selectedId={search.venue}
        position={explore.position.position}
        travelFrom={search.travelFrom}
        scroller={rest.scroller}
        stickyHeight={rest.stickyHeight}
        hasMore={answer.hasNextPage && !stale}
        loadingMore={answer.isFetchingNextPage || drawing}
        failedMore={answer.isFetchNextPageError}
        onMore={onMore}
        onSelect={onSelect}
        onKeyboardFocus={showOnMapAfterKey}
        onPick={rest.onPick}
        renderFavouriteButton={rest.renderFavouriteButton}
      />
      {loading && <LoadingRows rows={6} height={rowHeight} />}
    </div>
  );
}
