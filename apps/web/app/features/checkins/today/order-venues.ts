import type { VenueToday } from '@pulse/contract/client';

/** Venues by the start of their next class; those without one at the end, each group by name. */
export function orderVenues(venues: readonly VenueToday[]): VenueToday[] {
  const nextStart = ({ next_classes: [next] }: VenueToday) =>
    next ? Date.parse(next.starts_at) : Number.MAX_SAFE_INTEGER;
  return venues.toSorted(
    (a, b) => nextStart(a) - nextStart(b) || a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1),
  );
}
