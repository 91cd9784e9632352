import { type EpochMs, waitlistSize } from '@pulse/domain';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { isRefusal, type Refusal } from '../../../platform/refusal.ts';
import type { BookingContextRow } from '../eligibility/booking-context.store.ts';
import { type PresentedBooking, presentBooking } from '../read/present-booking.ts';
import { type BookingOutcome, buildBooking } from './build-booking.ts';
import type { BookClassCommand } from './decide-attempt.ts';
import { newIdempotencyRecord } from './idempotency-record.ts';
import type { BookingToInsert } from './insert-bookings.store.ts';
import { openDropInPayment } from './open-drop-in-payment.ts';

/** The status of the response to a new booking. */
export const CREATED = 201;

/** A booking that the rules allow, with its response except for the counters of its class. */
export interface PreparedBooking extends BookingToInsert {
  command: BookClassCommand;
  row: BookingContextRow;
  presented: PresentedBooking;
}

/** Prepares what is written for an outcome; opens the payment of an unpaid place. */
export async function prepareBooking(
  deps: Deps,
  db: Db | Tx,
  command: BookClassCommand,
  { row, outcome }: { row: BookingContextRow; outcome: BookingOutcome },
  now: EpochMs,
): Promise<PreparedBooking | Refusal> {
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
  return {
    command,
    row,
    booking,
    presented,
    memberVersion: row.member_version,
    waitlistCapacity: waitlistSize(booking.policy, row.capacity),
    idempotencyRecord:
      command.idempotencyKey && newIdempotencyRecord(command.idempotencyKey, CREATED, presented),
  };
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
