import { waitlistSize } from '@pulse/domain';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { respond, type StatusResponse } from '../../../platform/http/routes/route.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { returnLateVisits } from '../cancel/return-late-visits.ts';
import { loadBookingContext } from '../eligibility/booking-context.store.ts';
import { type PresentedBooking, presentBooking } from '../read/present-booking.ts';
import { buildBooking } from './build-booking.ts';
import { type BookingOptions, decideBooking } from './decide-booking.ts';
import {
  type IdempotencyKey,
  newIdempotencyRecord,
  replayedResponse,
  withCounters,
} from './idempotency-record.ts';
import { insertBooking } from './insert-booking.store.ts';
import { openDropInPayment } from './open-drop-in-payment.ts';

/** A request to book a class. */
export interface BookClassCommand extends BookingOptions {
  userId: string;
  sessionId: string;
  /** Null when the client sent none. */
  idempotencyKey: IdempotencyKey | null;
}

/** Why an attempt must be repeated. */
export type RetryReason =
  /** The data changed between the decision and the write. */
  | 'state_changed'
  /** More than one statement is needed to write the booking. */
  | 'needs_transaction'
  /** The class is full, but some of its held places have expired. */
  | 'lapsed_holds';

const CREATED = 201;

/**
 * One attempt to book with two queries: one loads the data of the rules, one writes. With `locked`,
 * `db` is a transaction that has locked the member and the class. Returns the booking, a refusal, or
 * the reason why the attempt must be repeated.
 */
export async function attemptBooking(
  deps: Deps,
  db: Db | Tx,
  command: BookClassCommand,
  { locked } = { locked: false },
): Promise<StatusResponse<PresentedBooking> | Refusal | RetryReason> {
  const now = deps.clock.now();
  const { userId, sessionId, idempotencyKey } = command;
  const row = await loadBookingContext(db, sessionId, userId, now, idempotencyKey?.value ?? null);
  if (row?.venue_status !== 'published') return refuse('not_found');
  const replayed = replayedResponse(row, idempotencyKey);
  if (replayed) return replayed;
  if (row.has_lapsed_hold && !locked) return 'lapsed_holds';
  const outcome = decideBooking(row, command, now);
  if (isRefusal(outcome)) return outcome;
  const needsTransaction =
    outcome === 'unpaid_place' || (outcome === 'place' && row.late_visit_pending);
  if (needsTransaction && !locked) return 'needs_transaction';

  const booking = buildBooking(row, outcome, now);
  const payment =
    outcome === 'unpaid_place' ? await openDropInPayment(deps, db as Tx, row, booking) : null;
  if (isRefusal(payment)) return payment;
  const presented = presentBooking(
    { ...booking, ...NEVER_CANCELLED },
    {
      session: row,
      position: null,
      checkoutUrl: payment?.checkoutUrl ?? null,
      payment: payment && { status: 'open', ...payment.amount },
    },
    now,
  );
  const waitlistCapacity = waitlistSize(booking.policy, row.capacity);
  const idempotencyRecord =
    idempotencyKey && newIdempotencyRecord(idempotencyKey, CREATED, presented);
  const counters = await insertBooking(
    db,
    booking,
    row.member_version,
    waitlistCapacity,
    idempotencyRecord,
  );
  if (!counters) return 'state_changed';
  if (needsTransaction && outcome === 'place')
    await returnLateVisits(db as Tx, sessionId, [userId], booking.created_at);
  return respond(CREATED, withCounters(presented, counters));
}

const NEVER_CANCELLED = {
  cancelled_at: null,
  cancelled_by: null,
  cancel_reason: null,
  late_cancelled: false,
  visit_returned_at: null,
  calendar_sequence: 0,
  moved_from: null,
};
