import type { TimeRange } from '../../time/instants.ts';

/** Whether two classes share a moment; one that ends as the other starts does not overlap. */
export function overlaps(one: TimeRange, other: TimeRange): boolean {
  return one.startsAt < other.endsAt && other.startsAt < one.endsAt;
}

/** The earliest of the held bookings that overlaps a class, or null. */
export function findConflict<Held extends TimeRange>(
  bookings: readonly Held[],
  session: TimeRange,
): Held | null {
  const conflicts = bookings.filter((booking) => overlaps(booking, session));
  return conflicts.sort((a, b) => a.startsAt - b.startsAt)[0] ?? null;
}

/** The waitlist places that a member loses when a class is confirmed: those that overlap it. */
export function overlappingWaitlistEntries<Place extends TimeRange>(
  entries: readonly Place[],
  confirmed: TimeRange,
): Place[] {
  return entries.filter((place) => overlaps(place, confirmed));
}
