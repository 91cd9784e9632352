import type { VenueWithClasses } from '@pulse/contract/client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { daysFrom, notBefore, todayIn } from '../../ui/format/calendar-days.ts';
import type { ExplorePlace, ExploreSearch } from './explore-address.ts';
import { exploreQuery } from './explore-query.ts';
import { firstPlace, readRememberedPlace, rememberPlace } from './remembered-place.ts';
import { useCityInWords } from './use-city-in-words.ts';
import { useExploreAddress } from './use-explore-address.ts';
import { usePosition } from './use-position.ts';

/** Booking opens 14 days ahead, so that many days are offered. */
const daysShown = 14;
const none: VenueWithClasses[] = [];

/** All that the explore page stands on: the search in its address, where, when, and what was found. */
export function useExplore() {
  const [search, change] = useExploreAddress();
  const position = usePosition();
  const [remembered] = useState(readRememberedPlace);
  const [zone, setZone] = useState<string | undefined>(undefined);
  const near: ExplorePlace | null = position.position && { kind: 'near', ...position.position };
  const place = search.place ?? remembered ?? near ?? firstPlace;
  const today = todayIn(zone);
  const date = notBefore(today, search.date);
  const answer = useInfiniteQuery(exploreQuery(search, place, date));
  const pages = answer.data?.pages;
  const found = useMemo(() => pages?.flatMap((page) => page.items) ?? none, [pages]);
  // Classes begin while one looks, so later pages may hold one more or one less than the first said.
  const total = answer.hasNextPage ? Math.max(pages?.[0]?.total ?? 0, found.length) : found.length;
  // Rows and pins are drawn between what the reader does, not before.
  const items = useDeferredValue(found, none);

  // Days are those of the place: somebody in Toronto who looks at Beirut sees Beirut's today.
  const foundZone = found[0]?.venue.time_zone;
  useEffect(() => {
    if (foundZone) setZone(foundZone);
  }, [foundZone]);

  const goTo = (next: ExplorePlace, part: Partial<ExploreSearch> = {}) => {
    rememberPlace(next);
    change({ ...part, place: next, venue: null });
  };

  const looking = useCityInWords(search, (city) =>
    change({ place: city, q: '', venue: null }, 'aside'),
  );
  // Whoever copies the address shall send the place along, also one that nobody has chosen.
  const unsaid = search.place === null && !looking && (remembered !== null || position.settled);
  useEffect(() => {
    if (unsaid) change({ place }, 'aside');
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
