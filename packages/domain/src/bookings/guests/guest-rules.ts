import type { EpochMs } from '../../time/instants.ts';
import { type BookingPolicy, bookingClosesAt } from '../book/booking-policy.ts';
import type { BookingState } from '../booking-states.ts';

/** How long the name of a guest is kept after the class, in days (product.md, "Guest"). */
export const GUEST_NAME_KEPT_DAYS = 30;

/** Why no guest can be added, in the order in which it is checked; the codes are refusal codes. */
export const GUEST_REFUSALS = [
  'guests_not_allowed',
  'booking_closed',
  'guest_limit_reached',
  'class_full',
] as const;

/** One reason why no guest can be added. */
export type GuestRefusal = (typeof GUEST_REFUSALS)[number];

/** The data that decides whether a member can bring another guest. */
export interface GuestContext {
  /** Of the member's own booking: only a member with a place brings a guest. */
  status: BookingState;
  startsAt: EpochMs;
  /** The venue's policy now: what it allows today, not when the class was booked. */
  policy: BookingPolicy;
  /** The places of the class, and how many are taken in all. */
  capacity: number;
  booked: number;
  /** The member's guests in this class so far. */
  guests: number;
}

/** Why the member cannot bring another guest at `now`; null when they can. */
export function guestRefusal(context: GuestContext, now: EpochMs): GuestRefusal | null {
  const { status, startsAt, policy, capacity, booked, guests } = context;
  const limit = policy.guests_per_booking;
  if (status !== 'confirmed' || limit === 0) return 'guests_not_allowed';
  if (now >= bookingClosesAt(policy, startsAt)) return 'booking_closed';
  if (guests >= limit) return 'guest_limit_reached';
  return booked >= capacity ? 'class_full' : null;
}
