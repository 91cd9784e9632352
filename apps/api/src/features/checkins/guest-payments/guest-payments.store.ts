import type { GuestPaymentMethod } from '@pulse/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/transaction.ts';

/** A payment of a guest as stored, with who entered it. */
export interface GuestPaymentRow {
  id: string;
  venue_id: string;
  guest_id: string;
  number: number;
  method: GuestPaymentMethod;
  amount_minor: number;
  currency: string;
  reverses_id: string | null;
  reversed_at: Date | null;
  recorded_at: Date;
  /** Empty for a deleted account. */
  staff_name: string;
}

const COLUMNS = sql`p.id, p.venue_id, p.guest_id, p.number, p.method, p.amount_minor, p.currency,
  p.reverses_id, p.reversed_at, p.recorded_at, staff.full_name AS staff_name`;

const PAYMENTS = sql`guest_payments p JOIN users staff ON staff.id = p.staff_user_id`;

/** The payment of a guest that was not taken back; undefined when there is none. */
export async function findPaymentOfGuest(
  db: Db | Tx,
  guestId: string,
): Promise<GuestPaymentRow | undefined> {
  const { rows } = await sql<GuestPaymentRow>`
    SELECT ${COLUMNS} FROM ${PAYMENTS}
    WHERE p.guest_id = ${guestId} AND p.reverses_id IS NULL AND p.reversed_at IS NULL`.execute(db);
  return rows[0];
}

/** One payment, locked until the transaction ends, so that it is taken back only once. */
export async function lockGuestPayment(tx: Tx, id: string): Promise<GuestPaymentRow | undefined> {
  const { rows } = await sql<GuestPaymentRow>`
    SELECT ${COLUMNS} FROM ${PAYMENTS} WHERE p.id = ${id} FOR UPDATE OF p`.execute(tx);
  return rows[0];
}

/** What a guest of this class pays at the desk in minor units; undefined for nothing. */
export async function findGuestPrice(tx: Tx, sessionId: string) {
  const session = await tx
    .selectFrom('class_sessions')
    .select(['price_minor', 'currency'])
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return session?.price_minor
    ? { amountMinor: session.price_minor, currency: session.currency }
    : undefined;
}

/** A receipt to be written; its number is the next of the venue. */
export interface NewGuestPayment {
  venue_id: string;
  guest_id: string;
  method: GuestPaymentMethod;
  amount_minor: number;
  currency: string;
  staff_user_id: string;
  reverses_id: string | null;
  reason: string | null;
  local_date: string;
  recorded_at: Date;
}

/**
 * Writes a receipt with the next number of its venue. The counter stays locked until the transaction ends,
 * so that no number is left out; it is the last lock that the transaction takes.
 */
export async function insertGuestPayment(tx: Tx, payment: NewGuestPayment): Promise<void> {
  const { last_number } = await tx
    .insertInto('guest_payment_counters')
    .values({ venue_id: payment.venue_id, last_number: 1 })
    .onConflict((conflict) =>
      conflict.column('venue_id').doUpdateSet((counter) => ({
        last_number: sql<number>`${counter.ref('guest_payment_counters.last_number')} + 1`,
      })),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('guest_payments')
    .values({ ...payment, number: last_number })
    .execute();
}

/** Marks a payment as taken back, so that the guest can pay again. */
export async function markReversed(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('guest_payments').set({ reversed_at: at }).where('id', '=', id).execute();
}

/** A receipt of a day, with whom and which class it is about. */
export interface DayReceiptRow extends GuestPaymentRow {
  guest_name: string | null;
  title: string;
  takes_back: number | null;
  reason: string | null;
}

/** The most receipts that are listed of a day; all of them are in its sums. */
const MAX_RECEIPTS = 200;

/** The latest receipts of a venue's local day, newest first. */
export async function listReceiptsOfDay(db: Db, venueId: string, localDate: string) {
  const { rows } = await sql<DayReceiptRow>`
    SELECT ${COLUMNS}, p.reason, g.name AS guest_name, s.title, taken.number AS takes_back
    FROM ${PAYMENTS}
    JOIN guests g ON g.id = p.guest_id
    JOIN bookings b ON b.id = g.booking_id
    JOIN class_sessions s ON s.id = b.class_session_id
    LEFT JOIN guest_payments taken ON taken.id = p.reverses_id
    WHERE p.venue_id = ${venueId} AND p.local_date = ${localDate}
    ORDER BY p.number DESC LIMIT ${MAX_RECEIPTS}`.execute(db);
  return rows;
}

/** The sums of a venue's local day, those taken back apart. */
export async function sumReceiptsOfDay(db: Db, venueId: string, localDate: string) {
  const { rows } = await sql<{
    method: GuestPaymentMethod;
    currency: string;
    takesBack: boolean;
    amountMinor: number;
  }>`
    SELECT method, currency, reverses_id IS NOT NULL AS "takesBack",
      sum(amount_minor)::float8 AS "amountMinor"
    FROM guest_payments
    WHERE venue_id = ${venueId} AND local_date = ${localDate}
    GROUP BY 1, 2, 3`.execute(db);
  return rows;
}
