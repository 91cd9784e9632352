import type { VenueWithClasses } from '@pulse/contract/client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { daysFrom, laterDate, todayIn } from '../../ui/format/calendar-days.ts';
import type { ExplorePlace, ExploreSearch } from './address/explore-address.ts';
import { defaultPlace, readLastPlace, saveLastPlace } from './address/last-place.ts';
import { useCityInQuery } from './address/use-city-in-query.ts';
import { useExploreAddress } from './address/use-explore-address.ts';
import { usePosition } from './address/use-position.ts';
import { exploreQuery } from './explore-query.ts';

/** Booking opens 14 days ahead, so that many days are offered. */
const daysShown = 14;
const noVenues: VenueWithClasses[] = [];

/** All that the explore page stands on: the search in its address, where, when, and what was found. */
export function useExplore() {
  const [search, change] = useExploreAddress();
  const position = usePosition();
  const [lastPlace] = useState(readLastPlace);
  const [timeZone, setTimeZone] = useState<string | undefined>(undefined);
  const currentPosition: ExplorePlace | null = position.position && {
    kind: 'near',
    ...position.position,
  };
  const place = search.place ?? lastPlace ?? currentPosition ?? defaultPlace;
  const today = todayIn(timeZone);
  const date = laterDate(today, search.date);
  const answer = useInfiniteQuery(exploreQuery(search, place, date));
  const pages = answer.data?.pages;
  const found = useMemo(() => pages?.flatMap((page) => page.items) ?? noVenues, [pages]);
  // Classes begin while one looks, so later pages may hold one more or one less than the first said.
  const total = answer.hasNextPage ? Math.max(pages?.[0]?.total ?? 0, found.length) : found.length;
  // Rows and pins are drawn between what the reader does, not before.
  const items = useDeferredValue(found, noVenues);

  // Days are those of the place: somebody in Toronto who looks at Beirut sees Beirut's today.
  const foundZone = found[0]?.venue.time_zone;
  useEffect(() => {
    if (foundZone) setTimeZone(foundZone);
  }, [foundZone]);

  const goTo = (next: ExplorePlace, part: Partial<ExploreSearch> = {}) => {
    saveLastPlace(next);
    change({ ...part, place: next, venue: null });
  };

  const resolvingCity = useCityInQuery(search, (city) =>
    change({ place: city, q: '', venue: null }, 'aside'),
  );
  // Whoever copies the address shall send the place along, also one that nobody has chosen.
  const placeMissingInAddress =
    search.place === null && !resolvingCity && (lastPlace !== null || position.settled);
  useEffect(() => {
    if (placeMissingInAddress) change({ place }, 'aside');
  });

  return {
    search,
    change,
    place,
    goTo,
    position,
    today,
    date,
    days: daysFrom(today, daysShown),
    answer,
    items,
    /** What was found is not drawn yet. */
    drawing: items !== found,
    total,
  };
}
