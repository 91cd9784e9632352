import type { VenueWithClasses } from '@pulse/contract/client';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { usePages } from '#ui/data/use-pages.ts';
import { daysFrom, laterDate, todayIn } from '#ui/format/calendar-days.ts';
import { createPageMemory, usePageState } from '#ui/page/page-memory.ts';
import { distanceOrigin } from './address/distance-origin.ts';
import type { ExplorePlace, ExploreSearch } from './address/explore-address.ts';
import { defaultPlace, readLastPlace, saveLastPlace } from './address/last-place.ts';
import { useExploreAddress } from './address/use-explore-address.ts';
import { usePosition } from './address/use-position.ts';
import { exploreQuery } from './explore-query.ts';
import { isEveryClassFull } from './results/session-state.ts';

/** Booking opens 14 days ahead. */
const daysShown = 14;
const noVenues: VenueWithClasses[] = [];
const timeZoneMemory = createPageMemory<string>();

/**
 * The venues of all pages, each once: a venue whose first class has begun since its page was loaded may
 * be on a later one as well, with its next class.
 */
function listedOnce(pages: readonly { items: VenueWithClasses[] }[]): VenueWithClasses[] {
  const items = pages.flatMap((page) => page.items);
  const first = new Map(items.map((item) => [item.venue.id, item] as const).reverse());
  return first.size === items.length
    ? items
    : items.filter((item) => first.get(item.venue.id) === item);
}

/** The state of the explore page: the search in its URL, the place, the day and the results. */
export function useExplore() {
  const [search, change] = useExploreAddress();
  const position = usePosition();
  const [lastPlace] = useState(readLastPlace);
  const [timeZone, setTimeZone] = usePageState(timeZoneMemory, '');
  const currentPosition: ExplorePlace | null = position.position && {
    kind: 'near',
    ...position.position,
  };
  const place = search.place ?? lastPlace ?? currentPosition ?? defaultPlace;
  const today = todayIn(timeZone || undefined);
  const date = laterDate(today, search.date);
  const distanceFrom = distanceOrigin(place, position.position);
  const venuesQuery = usePages(exploreQuery(search, place, date, distanceFrom));
  const pages = venuesQuery.data?.pages;
  const found = useMemo(() => (pages ? listedOnce(pages) : noVenues), [pages]);
  // Classes start meanwhile, so later pages may have more or fewer venues than the first one's total.
  const total = venuesQuery.hasNextPage
    ? Math.max(pages?.[0]?.total ?? 0, found.length)
    : found.length;
  const isTotalMinimum = venuesQuery.hasNextPage && (pages?.[0]?.total_at_least ?? false);
  // Rendering rows and pins must not block the reader's input; those of the first moment, on coming back
  // and where the document has asked for them, are there at once.
  const items = useDeferredValue(found);

  const isCurrent = venuesQuery.isSuccess && !venuesQuery.isPlaceholderData;

  // Days are in the place's time zone: a reader in Toronto sees Beirut's today for Beirut.
  const foundTimeZone = found[0]?.venue.time_zone;
  useEffect(() => {
    if (foundTimeZone) setTimeZone(foundTimeZone);
  }, [foundTimeZone, setTimeZone]);

  const goTo = (next: ExplorePlace, part: Partial<ExploreSearch> = {}) => {
    saveLastPlace(next);
    change({ ...part, place: next, venue: null });
  };

  // A text without a place is interpreted first; the URL gets what it means.
  const mustInterpret = search.place === null && search.q.trim() !== '';
  // The URL always has the place, so that a copied URL shows the same. It follows the first rows: the
  // navigation is work.
  const placeMissingInAddress =
    search.place === null &&
    !mustInterpret &&
    !venuesQuery.isPending &&
    items === found &&
    (lastPlace !== null || position.settled);
  useEffect(() => {
    if (placeMissingInAddress) change({ place }, 'replace');
  });

  return {
    search,
    change,
    place,
    distanceFrom,
    goTo,
    mustInterpret,
    position,
    today,
    date,
    days: daysFrom(today, daysShown),
    venuesQuery,
    items,
    /** True until the results are rendered. */
    renderPending: items !== found,
    total,
    /** Whether there may be more than `total`. */
    isTotalMinimum,
    /** Whether nothing is found. */
    isEmpty: isCurrent && total === 0,
    /** Whether there are classes, all of them full. */
    isFull: isCurrent && !venuesQuery.hasNextPage && isEveryClassFull(items),
  };
}
