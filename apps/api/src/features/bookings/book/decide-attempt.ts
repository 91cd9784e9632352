import { bookingEligibility, type EpochMs, firstFailedRule } from '@pulse/domain';
import type { StatusResponse } from '../../../platform/http/routes/route.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import type { BookingContextRow } from '../eligibility/booking-context.store.ts';
import { buildBookingContext } from '../eligibility/build-booking-context.ts';
import { refuseFailedRule } from '../eligibility/refuse-failed-rule.ts';
import type { PresentedBooking } from '../read/present-booking.ts';
import type { BookingOutcome } from './build-booking.ts';
import { type IdempotencyKey, replayedResponse } from './idempotency-record.ts';

/** A request to book a class. */
export interface BookClassCommand {
  userId: string;
  sessionId: string;
  /** The member accepts waiting when the class is full. */
  joinWaitlist: boolean;
  /** The member accepts paying when the plan does not cover the class. */
  payDropIn: boolean;
  /** Null when the client sent none. */
  idempotencyKey: IdempotencyKey | null;
  /** One event tells its member of it and of the others of a series. */
  together?: true;
}

/** The response to a request to book. */
export type BookingResult = StatusResponse<PresentedBooking> | Refusal;

/** Why an attempt must be repeated. */
export type RetryReason =
  /** The class or the member changed between the decision and the write, or is locked. */
  | 'state_changed'
  /** It needs more than one statement. */
  | 'attempt_alone'
  /** The class is full, but some of its held places have expired. */
  | 'lapsed_holds';

/** What an attempt came to. */
export type Attempted = BookingResult | RetryReason;

/** A booking that the rules allow. */
export interface AllowedBooking {
  command: BookClassCommand;
  row: BookingContextRow;
  outcome: BookingOutcome;
}

/** Whether a decision is to be written. */
export function isAllowed(decision: AllowedBooking | Attempted): decision is AllowedBooking {
  return typeof decision === 'object' && 'outcome' in decision;
}

/**
 * Decides an attempt at `now`: a place, a waitlist place if the member accepts waiting, a place to
 * be paid if they accept paying, or a refusal with the first failed rule. A plan that covers the
 * class is used even when they would pay. A repeated request gets the response of the first.
 */
export function decideAttempt(
  command: BookClassCommand,
  row: BookingContextRow | undefined,
  now: EpochMs,
  locked: boolean,
): AllowedBooking | Attempted {
  if (row?.venue_status !== 'published') return refuse('not_found');
  const replayed = replayedResponse(row, command.idempotencyKey);
  if (replayed) return replayed;
  if (row.has_lapsed_hold && !locked) return 'lapsed_holds';
  const eligibility = bookingEligibility(buildBookingContext(row, now), now);
  if (eligibility.allowed)
    return row.late_visit_pending && !locked ? 'attempt_alone' : { command, row, outcome: 'place' };
  if (command.joinWaitlist && eligibility.waitlist_allowed)
    return { command, row, outcome: 'waitlist_place' };
  if (command.payDropIn && eligibility.drop_in_allowed)
    return locked ? { command, row, outcome: 'unpaid_place' } : 'attempt_alone';
  const rule = firstFailedRule(eligibility, command.joinWaitlist ? 'waitlist' : 'place');
  if (!rule) throw new Error('A refused booking without a reason');
  return refuseFailedRule(rule, eligibility, row.venue_time_zone);
}
