import type { TimeRange } from '../../time/instants.ts';

/** Whether two time ranges overlap; one that ends when the other starts does not. */
export function overlaps(one: TimeRange, other: TimeRange): boolean {
  return one.startsAt < other.endsAt && other.startsAt < one.endsAt;
}

/** The earliest of the held bookings that overlaps a class, or null. */
export function findConflict<Booked extends TimeRange>(
  bookings: readonly Booked[],
  session: TimeRange,
): Booked | null {
  const conflicts = bookings.filter((booking) => overlaps(booking, session));
  return conflicts.sort((a, b) => a.startsAt - b.startsAt)[0] ?? null;
}

/** The waitlist entries that a member loses when a class is confirmed: those that overlap it. */
export function overlappingWaitlistEntries<Entry extends TimeRange>(
  entries: readonly Entry[],
  confirmed: TimeRange,
): Entry[] {
  return entries.filter((entry) => overlaps(entry, confirmed));
}
