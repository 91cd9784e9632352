import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/transaction.ts';
import type { CursorPosition } from '../../platform/http/routes/page-cursor.ts';
import { PAYMENT_COLUMNS, type PaymentRow } from './payment-row.ts';

/** A payment by its id; with `userId` only that member's own. */
export async function findPayment(
  db: Db | Tx,
  id: string,
  userId?: string,
): Promise<PaymentRow | null> {
  let query = db.selectFrom('payments').select(PAYMENT_COLUMNS).where('id', '=', id);
  if (userId !== undefined) query = query.where('user_id', '=', userId);
  return ((await query.executeTakeFirst()) as PaymentRow | undefined) ?? null;
}

/** Where the member confirms a payment with the bank; null when it does not ask for that. */
export async function findConfirmUrl(db: Db | Tx, paymentId: string): Promise<string | null> {
  const row = await db
    .selectFrom('payments')
    .select('confirm_url')
    .where('id', '=', paymentId)
    .where('status', '=', 'requires_action')
    .executeTakeFirst();
  return row?.confirm_url ?? null;
}

/** The amount and the status of the payment for a booking: the settled one, else the latest. */
export async function findPaymentOfBooking(
  db: Db | Tx,
  bookingId: string,
): Promise<Pick<PaymentRow, 'amount_minor' | 'currency' | 'status'> | undefined> {
  const row = await db
    .selectFrom('payments')
    .select(['amount_minor', 'currency', 'status'])
    .where('booking_id', '=', bookingId)
    .orderBy(
      (payment) => payment('status', 'in', ['paid', 'refunded', 'partially_refunded']),
      'desc',
    )
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row as Pick<PaymentRow, 'amount_minor' | 'currency' | 'status'> | undefined;
}

/**
 * A member's paid, refunded, declined and waiting payments after a position, with their classes,
 * newest first.
 */
export function listPaymentsAfter(
  db: Db | Tx,
  userId: string,
  after: CursorPosition<string> | null,
  limit: number,
) {
  let query = db
    .selectFrom('payments')
    .leftJoin('bookings', 'bookings.id', 'payments.booking_id')
    .leftJoin('venues', 'venues.id', 'bookings.venue_id')
    .select(PAYMENT_COLUMNS.map((column) => `payments.${column}` as const))
    .select([
      'payments.settled_at',
      'bookings.status as booking_status',
      'bookings.cancelled_at',
      'bookings.late_cancelled',
      'bookings.visit_returned_at',
      'bookings.starts_at',
      'venues.name as venue_name',
      'venues.time_zone',
      // A Date has milliseconds, the column microseconds: with those an index has the order.
      sql<string>`to_char(payments.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as(
        'order_key',
      ),
    ])
    .where('payments.user_id', '=', userId)
    .where('payments.status', 'in', [
      'paid',
      'refunded',
      'partially_refunded',
      'declined',
      'requires_action',
    ])
    .where('payments.reverses_payment_id', 'is', null)
    .orderBy('payments.created_at', 'desc')
    .orderBy('payments.id')
    .limit(limit);
  if (after)
    query = query.where(
      sql<boolean>`(payments.created_at <= ${after.key}::timestamptz
        AND (payments.created_at < ${after.key}::timestamptz OR payments.id > ${after.id}))`,
    );
  return query.execute();
}

/** All payments of a member, newest first, for the data export. */
export function listPaymentsForExport(db: Db | Tx, userId: string) {
  return db
    .selectFrom('payments')
    .select([
      'id',
      'provider',
      'purpose',
      'amount_minor',
      'currency',
      'status',
      'refunded_minor',
      'plan_code',
      'billing_interval',
      'booking_id',
      'other_amount_reason',
      'title',
      'expires_at',
      'created_at',
      'settled_at',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute();
}
