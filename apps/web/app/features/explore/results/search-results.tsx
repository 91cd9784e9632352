import type { SessionAtVenue, VenueSummary } from '@pulse/contract/client';
import {
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useMemo,
  useState,
} from 'react';
import { useTranslation } from '#light-translator';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LiveRegion } from '#ui/feedback/live-region.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import classes from '../explore.module.css';
import type { useExplore } from '../use-explore.ts';
import { ResultsBar } from './results-bar.tsx';
import { rowHeight } from './row-height.ts';
import { useMapFollowsKeyboard } from './use-map-follows-keyboard.ts';
import type { VenueListHandle } from './venue-list.tsx';

// Loaded while the texts and the venues are: without them there are no rows.
const venueList = import('./venue-list.tsx');
let loaded: Awaited<typeof venueList> | undefined;
// The component that draws it shows a failure.
export const venueListTried = venueList.then(
  (found) => {
    loaded = found;
  },
  () => undefined,
);
const LateVenueList = lazy(async () => ({ default: (await venueList).VenueList }));
const NoClassesNotice = lazy(async () => ({
  default: (await import('../no-results/no-classes-notice.tsx')).NoClassesNotice,
}));
const NoPlacesNotice = lazy(async () => ({
  default: (await import('../no-results/no-places-notice.tsx')).NoPlacesNotice,
}));
const NoResults = lazy(async () => ({
  default: (await import('../no-results/no-results.tsx')).NoResults,
}));

interface SearchResultsProps {
  explore: ReturnType<typeof useExplore>;
  list: RefObject<VenueListHandle | null>;
  scroller: RefObject<HTMLDivElement | null>;
  stickyHeight: number;
  /** Whether the map is shown beside the list. */
  mapVisible: boolean;
  /** Whether the map is shown instead of the list. */
  hidden: boolean;
  onShowMap: () => void;
  onPick: (session: SessionAtVenue, venue: VenueSummary) => void;
  renderFavouriteButton: (venue: VenueSummary) => ReactNode;
}

/** The results of the search: rows, a notice about a day without classes, suggestions, or an error. */
export function SearchResults({ explore, ...rest }: SearchResultsProps) {
  const { search, change, place, goTo, date, venuesQuery, items, renderPending, total } = explore;
  const { t } = useTranslation('explore');
  const showFocusedOnMap = useMapFollowsKeyboard(change, rest.mapVisible);
  // What is there already is drawn with the page: React shows something else first for what it waits for.
  const [VenueList] = useState(() => loaded?.VenueList ?? LateVenueList);
  const { fetchNextPage } = venuesQuery;
  const onMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const { onShowMap } = rest;
  const onSelect = useCallback(
    (venue: string) => {
      change({ venue }, 'replace');
      onShowMap();
    },
    [change, onShowMap],
  );
  const stale = venuesQuery.isPlaceholderData;
  const loading = venuesQuery.isPending || (total > 0 && items.length === 0);
  const { travelFrom, travelMode } = search;
  const travel = useMemo(
    () => travelFrom && { from: travelFrom, mode: travelMode },
    [travelFrom, travelMode],
  );
  const suggestionProps = {
    search,
    place,
    date,
    distanceFrom: explore.distanceFrom,
    onChange: change,
    onPlace: goTo,
  };
  return (
    <div className={classes.found} aria-busy={stale} inert={rest.hidden}>
      <LiveRegion>
        {venuesQuery.isSuccess &&
          !stale &&
          t(explore.isTotalMinimum ? 'foundAtLeast' : 'foundCount', { count: total })}
      </LiveRegion>
      {(loading || total > 0) && <ResultsBar explore={explore} />}
      {venuesQuery.isError && total === 0 && (
        <div className={classes.state}>
          <ErrorState error={venuesQuery.error} onRetry={() => venuesQuery.refetch()} />
        </div>
      )}
      <Suspense fallback={<div className={classes.state} />}>
        {explore.isEmpty && <NoResults {...suggestionProps} />}
        {items[0]?.sessions_total === 0 && !stale && <NoClassesNotice {...suggestionProps} />}
      </Suspense>
      <VenueList
        ref={rest.list}
        items={items}
        total={total}
        isTotalMinimum={explore.isTotalMinimum}
        date={date}
        selectedId={search.venue}
        travel={travel}
        scroller={rest.scroller}
        stickyHeight={rest.stickyHeight}
        hasMore={venuesQuery.hasNextPage && !stale}
        loadingMore={venuesQuery.isFetchingNextPage || renderPending}
        failedMore={venuesQuery.isFetchNextPageError}
        onMore={onMore}
        onSelect={onSelect}
        onKeyboardFocus={showFocusedOnMap}
        onPick={rest.onPick}
        renderFavouriteButton={rest.renderFavouriteButton}
      />
      <Suspense>{explore.isFull && <NoPlacesNotice {...suggestionProps} />}</Suspense>
      {loading && <LoadingRows rows={6} height={rowHeight} />}
    </div>
  );
}
