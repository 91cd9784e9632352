import { type EpochMs, snapshotPolicy, waitlistSize } from '@pulse/domain';
import type { StatusResponse } from '../../../platform/http/routes/route.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import type { BookingContextRow } from '../eligibility/booking-context.store.ts';
import type { PresentedBooking } from '../read/present-booking.ts';
import type { BookingOutcome } from './build-booking.ts';
import { type BookingOptions, decideBooking } from './decide-booking.ts';
import { type IdempotencyKey, replayedResponse } from './idempotency-record.ts';

/** A request to book a class. */
export interface BookClassCommand extends BookingOptions {
  userId: string;
  sessionId: string;
  /** Null when the client sent none. */
  idempotencyKey: IdempotencyKey | null;
}

/** The response to a request to book. */
export type BookingResult = StatusResponse<PresentedBooking> | Refusal;

/** Why an attempt must be repeated. */
export type RetryReason =
  /** The class changed between the decision and the write, or another booking comes first. */
  | 'state_changed'
  /** It needs more than one statement, or the member's lock is held or was taken meanwhile. */
  | 'attempt_alone'
  /** The class is full, but some of its held places have expired. */
  | 'lapsed_holds';

/** A request with the data of its rules; undefined when there is no such class. */
export interface Attempt {
  command: BookClassCommand;
  row: BookingContextRow | undefined;
}

/** Decides one attempt at `now`: what to write while such places are left, or its result. */
export function decideAttempt(
  { command, row }: Attempt,
  now: EpochMs,
  locked: boolean,
):
  | { row: BookingContextRow; outcome: BookingOutcome; placesLeft: number }
  | { result: BookingResult | RetryReason } {
  if (row?.venue_status !== 'published') return { result: refuse('not_found') };
  const replayed = replayedResponse(row, command.idempotencyKey);
  if (replayed) return { result: replayed };
  if (row.has_lapsed_hold && !locked) return { result: 'lapsed_holds' };
  const outcome = decideBooking(row, command, now);
  if (isRefusal(outcome)) return { result: outcome };
  const isOneStatement =
    outcome === 'waitlist_place' || (outcome === 'place' && !row.late_visit_pending);
  if (!isOneStatement && !locked) return { result: 'attempt_alone' };
  const placesLeft =
    outcome === 'waitlist_place'
      ? waitlistSize(snapshotPolicy(row.venue_policy), row.capacity) - row.waitlisted
      : row.capacity - row.booked;
  return { row, outcome, placesLeft };
}
