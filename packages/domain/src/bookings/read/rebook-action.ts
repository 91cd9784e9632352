import type { EpochMs } from '../../time/instants.ts';
import {
  type BookingPolicy,
  bookingClosesAt,
  bookingOpensAt,
  waitlistSize,
} from '../book/booking-policy.ts';
import type { BookingState } from '../booking-states.ts';

/** What a member can do about the next date of a class that they have booked before. */
export const REBOOK_ACTIONS = ['book', 'join_waitlist', 'see_booking', 'see_waitlist'] as const;

/** One action on the next date of a class. */
export type RebookAction = (typeof REBOOK_ACTIONS)[number];

/** The next date of a class with the member's own relation to it. */
export interface RebookContext {
  startsAt: EpochMs;
  capacity: number;
  booked: number;
  waitlisted: number;
  policy: BookingPolicy;
  /** The member's own booking of that date that has not ended; null without one. */
  ownStatus: BookingState | null;
}

/**
 * What to offer for the next date of a class: to see the member's own booking or waitlist place, to
 * book while places are left, or to join the waitlist. Null when booking is closed or not open, or
 * the waitlist is full too. Plans and limits are checked when the member books.
 */
export function rebookAction(next: RebookContext, now: EpochMs): RebookAction | null {
  const { startsAt, capacity, booked, waitlisted, policy, ownStatus } = next;
  if (ownStatus !== null) return ownStatus === 'waitlisted' ? 'see_waitlist' : 'see_booking';
  if (now < bookingOpensAt(policy, startsAt) || now >= bookingClosesAt(policy, startsAt))
    return null;
  if (booked < capacity) return 'book';
  return waitlisted < waitlistSize(policy, capacity) ? 'join_waitlist' : null;
}
