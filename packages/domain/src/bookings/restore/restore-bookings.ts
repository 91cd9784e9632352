import { type EpochMs, HOUR, MINUTE } from '../../time/instants.ts';
import { HOLD_MINUTES, NO_OFFER_MINUTES } from '../waitlist/promotion.ts';

/** An old place is held at most this long after the class is put back. */
export const MAX_RESTORED_HOLD_HOURS = 24;

/** A booking that ended with its class, which is now put back. */
export interface EndedBooking {
  id: string;
  /** Grows in the order in which the places were taken. */
  order: number;
  /** What it held; `unpaid` is a place that was not paid, or whose price has gone back. */
  held: 'place' | 'waitlist_place' | 'unpaid';
}

/** What becomes of the bookings of a class that is put back; the members of all of them are notified. */
export interface RestoredBookings {
  /** Their places are offered to them until `heldUntil`. */
  offered: string[];
  heldUntil: EpochMs | null;
  /** They wait again, in their old order. */
  waitlisted: string[];
  /** They stay cancelled; members who want to come book again. */
  ended: string[];
}

/**
 * Until when an old place is held for its member after a class is put back at `now`: half of the time
 * left, at least 30 minutes and at most a day, never past 30 minutes before the start. Null in those
 * last 30 minutes, when places are open to every member.
 */
export function restoredHoldUntil(startsAt: EpochMs, now: EpochMs): EpochMs | null {
  const lastOfferAt = startsAt - NO_OFFER_MINUTES * MINUTE;
  if (now >= lastOfferAt) return null;
  const half = Math.floor((startsAt - now) / 2);
  const hold = Math.min(Math.max(half, HOLD_MINUTES * MINUTE), MAX_RESTORED_HOLD_HOURS * HOUR);
  return Math.min(now + hold, lastOfferAt);
}

/**
 * Decides what becomes of the bookings of a class that is put back at `now`, with `free` places: those
 * who had a place are offered it first, members who waited wait again.
 */
export function restoreBookings(
  bookings: readonly EndedBooking[],
  { startsAt, free }: { startsAt: EpochMs; free: number },
  now: EpochMs,
): RestoredBookings {
  const heldUntil = restoredHoldUntil(startsAt, now);
  const inOrder = [...bookings].sort((a, b) => a.order - b.order);
  const idsOf = (held: EndedBooking['held']) =>
    inOrder.filter((booking) => booking.held === held).map(({ id }) => id);
  const offered = heldUntil === null ? [] : idsOf('place').slice(0, Math.max(0, free));
  const waitlisted = heldUntil === null ? [] : idsOf('waitlist_place');
  const restored = new Set([...offered, ...waitlisted]);
  const ended = inOrder.map(({ id }) => id).filter((id) => !restored.has(id));
  return { offered, heldUntil: offered.length > 0 ? heldUntil : null, waitlisted, ended };
}
