import { type IsoInstant, isoInstant, MINUTE } from '../time/instants.ts';
import type { BookingState } from './booking-states.ts';
import { type BookingPolicy, freeCancelUntil } from './policy.ts';

/** What decides the price of cancelling; the policy is the booking's own copy. Epoch ms. */
export interface CancelFacts {
  status: BookingState;
  /**
   * When the member first took a place in this class. A booking made again after a late
   * cancellation keeps the first instant: otherwise booking twice would make late cancelling free.
   */
  bookedAt: number;
  startsAt: number;
  policy: BookingPolicy;
}

/** Why cancelling costs what it costs, or cannot be done. */
export type CancelReason =
  | 'free_before_deadline'
  | 'free_just_booked'
  | 'free_waitlisted'
  | 'free_pending'
  | 'late'
  | 'class_started'
  | 'not_cancellable';

/** What cancelling does now. A late one uses the visit unless the place is taken again. */
export interface CancelQuote {
  allowed: boolean;
  cost: 'free' | 'uses_visit' | null;
  /** The last moment of free cancelling, also when it has passed; null when it cannot be done. */
  free_until_at: IsoInstant | null;
  code: CancelReason;
}

/** Until when (epoch milliseconds) cancelling a confirmed booking is free, its grace included. */
export function cancelFreeUntil(booking: Omit<CancelFacts, 'status'>): number {
  const { policy, bookedAt, startsAt } = booking;
  const grace = Math.min(bookedAt + policy.grace_minutes * MINUTE, startsAt);
  return Math.max(freeCancelUntil(policy, startsAt), grace);
}

/** What cancelling a booking costs at `now`; refused once the class has begun or nothing is held. */
export function cancelQuote(booking: CancelFacts, now: number): CancelQuote {
  if (!['pending', 'confirmed', 'waitlisted'].includes(booking.status)) {
    return refused('not_cancellable');
  }
  if (now >= booking.startsAt) return refused('class_started');
  if (booking.status === 'waitlisted') return free('free_waitlisted', booking.startsAt);
  if (booking.status === 'pending') return free('free_pending', booking.startsAt);
  const freeUntil = cancelFreeUntil(booking);
  if (now < freeCancelUntil(booking.policy, booking.startsAt)) {
    return free('free_before_deadline', freeUntil);
  }
  if (now < freeUntil) return free('free_just_booked', freeUntil);
  return { allowed: true, cost: 'uses_visit', free_until_at: isoInstant(freeUntil), code: 'late' };
}

function free(code: CancelReason, untilAt: number): CancelQuote {
  return { allowed: true, cost: 'free', free_until_at: isoInstant(untilAt), code };
}

function refused(code: CancelReason): CancelQuote {
  return { allowed: false, cost: null, free_until_at: null, code };
}
