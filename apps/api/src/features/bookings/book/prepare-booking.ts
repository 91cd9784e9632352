import type { EpochMs } from '@pulse/domain';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { isRefusal, type Refusal } from '../../../platform/refusal.ts';
import type { BookingContextRow } from '../eligibility/booking-context.store.ts';
import { type PresentedBooking, presentBooking } from '../read/present-booking.ts';
import { buildBooking } from './build-booking.ts';
import type { AllowedBooking } from './decide-attempt.ts';
import type { BookingToInsert } from './insert-bookings.store.ts';
import { openDropInPayment } from './open-drop-in-payment.ts';

/** The status of the response to a new booking. */
export const CREATED = 201;

/** A booking that the rules allow, with its response except for the counters of its class. */
export interface PreparedBooking extends AllowedBooking, BookingToInsert {
  row: BookingContextRow;
  presented: PresentedBooking;
}

/** Prepares what is written for an allowed booking; opens the payment of an unpaid place. */
export async function prepareBooking(
  deps: Deps,
  db: Db | Tx,
  allowed: AllowedBooking,
  now: EpochMs,
): Promise<PreparedBooking | Refusal> {
  const { command, row, outcome } = allowed;
  const booking = buildBooking(row, outcome, now);
  const payment =
    outcome === 'unpaid_place' ? await openDropInPayment(deps, db as Tx, row, booking) : null;
  if (isRefusal(payment)) return payment;
  const presented = presentBooking(
    booking,
    {
      session: row,
      position: null,
      checkoutUrl: payment?.checkoutUrl ?? null,
      payment: payment && { status: 'open', ...payment.amount },
    },
    now,
  );
  return {
    ...allowed,
    booking,
    together: command.together,
    presented,
    idempotencyRecord: command.idempotencyKey && {
      ...command.idempotencyKey,
      status: CREATED,
      response: presented,
    },
  };
}
