import type { Span } from '../time/instants.ts';

/** Whether two classes share a moment; one that ends as the other starts does not overlap. */
export function overlaps(one: Span, other: Span): boolean {
  return one.startsAt < other.endsAt && other.startsAt < one.endsAt;
}

/** The earliest of the held bookings that overlaps a class, or null. */
export function findClash<Held extends Span>(held: readonly Held[], wanted: Span): Held | null {
  const clashes = held.filter((booking) => overlaps(booking, wanted));
  return clashes.sort((a, b) => a.startsAt - b.startsAt)[0] ?? null;
}

/** The waitlist places that a member loses when a class is confirmed: those that overlap it. */
export function overlappingPlaces<Place extends Span>(
  waiting: readonly Place[],
  confirmed: Span,
): Place[] {
  return waiting.filter((place) => overlaps(place, confirmed));
}
