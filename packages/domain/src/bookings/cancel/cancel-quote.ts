import { type EpochMs, type IsoInstant, isoInstant, MINUTE } from '../../time/instants.ts';
import { type BookingPolicy, freeCancelUntil } from '../book/booking-policy.ts';
import type { BookingState } from '../booking-states.ts';

/** The data that decides the cost of cancelling; the policy is the booking's own copy. */
export interface CancelContext {
  status: BookingState;
  /**
   * When the member first took a place in this class. A booking repeated after a late
   * cancellation keeps the first instant: otherwise booking twice would make late cancelling free.
   */
  bookedAt: EpochMs;
  startsAt: EpochMs;
  policy: BookingPolicy;
  /** The class was moved so far that cancelling is free until it starts; the policy says so too. */
  movedFar?: boolean;
}

/** Why cancelling is free, uses the visit, or is not possible. */
export const CANCEL_REASONS = [
  'within_free_period',
  'class_moved',
  'within_grace',
  'late',
  'waitlisted',
  'pending',
  'class_started',
  'checked_in',
  'not_cancellable',
] as const;

/** One reason of a cancel quote. */
export type CancelReason = (typeof CANCEL_REASONS)[number];

/** What cancelling costs now. A late cancellation uses the visit unless the place is rebooked. */
export interface CancelQuote {
  allowed: boolean;
  reason: CancelReason;
  /** Where cancelling is not allowed: what the booking itself costs. */
  cost: 'free' | 'uses_visit';
  /** The end of free cancellation, also when it has passed. */
  free_until: IsoInstant;
}

/** When free cancellation of a confirmed booking ends, including its grace period. */
export function cancelFreeUntil(booking: Omit<CancelContext, 'status'>): EpochMs {
  const { policy, bookedAt, startsAt } = booking;
  const graceUntil = Math.min(bookedAt + policy.grace_minutes * MINUTE, startsAt);
  return Math.max(freeCancelUntil(policy, startsAt), graceUntil);
}

/** The cost of cancelling a booking at `now`; not allowed once the class has started or nothing is held. */
export function cancelQuote(booking: CancelContext, now: EpochMs): CancelQuote {
  const reason = cancelReasonOf(booking, now);
  const usesNoVisit = booking.status === 'waitlisted' || booking.status === 'pending';
  return {
    allowed: !NOT_ALLOWED_REASONS.includes(reason),
    reason,
    cost: usesNoVisit || FREE_REASONS.includes(reason) ? 'free' : 'uses_visit',
    free_until: isoInstant(usesNoVisit ? booking.startsAt : cancelFreeUntil(booking)),
  };
}

const FREE_REASONS: readonly CancelReason[] = ['within_free_period', 'class_moved', 'within_grace'];

const NOT_ALLOWED_REASONS: readonly CancelReason[] = [
  'class_started',
  'checked_in',
  'not_cancellable',
];

function cancelReasonOf(booking: CancelContext, now: EpochMs): CancelReason {
  const { status, startsAt, policy, movedFar } = booking;
  if (status === 'completed') return 'checked_in';
  if (status !== 'confirmed' && status !== 'waitlisted' && status !== 'pending') {
    return 'not_cancellable';
  }
  if (now >= startsAt) return 'class_started';
  if (status !== 'confirmed') return status;
  if (now < freeCancelUntil(policy, startsAt))
    return movedFar ? 'class_moved' : 'within_free_period';
  return now < cancelFreeUntil(booking) ? 'within_grace' : 'late';
}
