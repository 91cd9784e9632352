import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import { clearCounters } from '../../classes/index.ts';
import { cancelGuestsOfBookings } from '../guests/guests.store.ts';
import type { CancelledBooking } from './publish-cancellations.ts';

/** Cancels every booking that holds or waits for a place in locked classes, and resets their counters. */
export async function cancelBookingsOfSessions(
  tx: Tx,
  sessionIds: readonly string[],
  reason: string,
  at: Date,
): Promise<{ cancelled: CancelledBooking[]; returned: string[] }> {
  const cancelled = await sql<CancelledBooking>`
    UPDATE bookings SET status = 'cancelled', pending_for = NULL, held_until = NULL,
      cancelled_at = ${at}, cancelled_by = 'venue', cancel_reason = ${reason},
      calendar_sequence = calendar_sequence + 1
    WHERE class_session_id = ANY (${sessionIds}::uuid[])
      AND status IN ('pending', 'confirmed', 'waitlisted')
    RETURNING id, user_id`.execute(tx);
  // Their places are counted out with those of the members.
  await cancelGuestsOfBookings(tx, cancelled.rows.map(idOf), at);
  await clearCounters(tx, sessionIds);
  const returned = await sql<{ id: string }>`
    UPDATE bookings SET visit_returned_at = ${at}
    WHERE class_session_id = ANY (${sessionIds}::uuid[])
      AND late_cancelled AND visit_returned_at IS NULL
    RETURNING id`.execute(tx);
  return { cancelled: cancelled.rows, returned: returned.rows.map(idOf) };
}

/** Cancelled drop-ins that are paid, not refunded yet, and not to be charged. */
export async function listDropInsToRefund(
  db: Db,
  span: { from: Date; until: Date },
): Promise<string[]> {
  const rows = await db
    .selectFrom('bookings')
    .innerJoin('payments', 'payments.booking_id', 'bookings.id')
    .select('bookings.id')
    .where('bookings.status', '=', 'cancelled')
    .where('bookings.paid_by', '=', 'drop_in')
    .where('bookings.cancelled_at', '>', span.from)
    .where('bookings.cancelled_at', '<=', span.until)
    .where('payments.status', '=', 'paid')
    .where((eb) =>
      eb.or([
        eb('bookings.late_cancelled', '=', false),
        eb('bookings.visit_returned_at', 'is not', null),
      ]),
    )
    .limit(100)
    .execute();
  return rows.map(idOf);
}

const idOf = ({ id }: { id: string }) => id;
