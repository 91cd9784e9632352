import type { Db, Tx } from '../../platform/database/transaction.ts';

/** A payment as other features read it. */
export interface PaymentRow {
  id: string;
  user_id: string;
  purpose: 'membership' | 'renewal' | 'upgrade' | 'drop_in';
  amount_minor: number;
  currency: string;
  status: 'open' | 'paid' | 'declined' | 'expired' | 'refunded';
  plan_code: 'basic' | 'plus' | 'unlimited' | null;
  billing_interval: 'month' | 'year' | null;
  booking_id: string | null;
  title: string;
  return_path: string;
  expires_at: Date;
}

/** The values of a new payment. */
export type NewPayment = Omit<PaymentRow, 'status'> & {
  provider: 'demo';
  membership_id: string | null;
};

const COLUMNS = [
  'id',
  'user_id',
  'purpose',
  'amount_minor',
  'currency',
  'status',
  'plan_code',
  'billing_interval',
  'booking_id',
  'title',
  'return_path',
  'expires_at',
] as const;

/** Inserts an open payment. */
export async function insertPayment(tx: Tx, payment: NewPayment): Promise<void> {
  await tx.insertInto('payments').values(payment).execute();
}

/** A payment whose charge is not settled, locked until the transaction ends. */
export async function lockProcessingPayment(tx: Tx, id: string): Promise<PaymentRow | null> {
  const row = await tx
    .selectFrom('payments')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('status', '=', 'processing')
    .forUpdate()
    .executeTakeFirst();
  return (row as PaymentRow | undefined) ?? null;
}

/** A member's own payment. */
export async function findPayment(
  db: Db | Tx,
  id: string,
  userId: string,
): Promise<PaymentRow | null> {
  const row = await db
    .selectFrom('payments')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return (row as PaymentRow | undefined) ?? null;
}

/**
 * A member's own payment, locked until the transaction ends together with the account, so that a
 * deleted account cannot start a membership that would then be renewed.
 */
export async function lockPayment(tx: Tx, id: string, userId: string): Promise<PaymentRow | null> {
  const row = await tx
    .selectFrom('payments')
    .innerJoin('users', 'users.id', 'payments.user_id')
    .select(COLUMNS.map((column) => `payments.${column}` as const))
    .where('payments.id', '=', id)
    .where('payments.user_id', '=', userId)
    .where('users.deleted_at', 'is', null)
    .forUpdate('payments')
    .forShare('users')
    .executeTakeFirst();
  return (row as PaymentRow | undefined) ?? null;
}

/** Marks a payment that the caller has locked as paid or declined. */
export async function markSettled(
  tx: Tx,
  id: string,
  status: 'paid' | 'declined',
  at: Date,
): Promise<void> {
  await tx.updateTable('payments').set({ status, settled_at: at }).where('id', '=', id).execute();
}

/** Marks the paid payment of a booking as refunded; null when there is none. */
export async function markRefunded(tx: Tx, bookingId: string): Promise<{ id: string } | null> {
  const row = await tx
    .updateTable('payments')
    .set({ status: 'refunded' })
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'paid')
    .returning('id')
    .executeTakeFirst();
  return row ?? null;
}

/** Marks open payments past their time as expired; returns how many. */
export async function expirePayments(db: Db, now: Date): Promise<number> {
  const result = await db
    .updateTable('payments')
    .set({ status: 'expired' })
    .where('status', '=', 'open')
    .where('expires_at', '<=', now)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
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
    .orderBy((payment) => payment('status', 'in', ['paid', 'refunded']), 'desc')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row as Pick<PaymentRow, 'amount_minor' | 'currency' | 'status'> | undefined;
}

/** A member's latest paid, refunded and declined payments with their classes, newest first. */
export function listLatestPayments(db: Db | Tx, userId: string, limit: number) {
  return db
    .selectFrom('payments')
    .leftJoin('bookings', 'bookings.id', 'payments.booking_id')
    .leftJoin('venues', 'venues.id', 'bookings.venue_id')
    .select(COLUMNS.map((column) => `payments.${column}` as const))
    .select([
      'payments.created_at',
      'payments.settled_at',
      'bookings.status as booking_status',
      'bookings.cancelled_at',
      'bookings.late_cancelled',
      'bookings.visit_returned_at',
      'bookings.starts_at',
      'venues.name as venue_name',
      'venues.time_zone',
    ])
    .where('payments.user_id', '=', userId)
    .where('payments.status', 'in', ['paid', 'refunded', 'declined'])
    .orderBy('payments.created_at', 'desc')
    .limit(limit)
    .execute();
}

/** All payments of a member, newest first, for the data export. */
export function listPaymentsForExport(db: Db | Tx, userId: string) {
  return db
    .selectFrom('payments')
    .select([...COLUMNS, 'created_at', 'settled_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute();
}

/** The values of a payment that is charged without a checkout page. */
export type NewCharge = NewPayment & { idempotency_key: string };

/** Inserts a payment that waits to be charged. */
export async function insertCharge(tx: Tx, charge: NewCharge): Promise<void> {
  await tx
    .insertInto('payments')
    .values({ ...charge, status: 'processing' })
    .execute();
}

/** The status of a payment. */
export async function findPaymentStatus(tx: Tx, id: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('payments')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.status;
}

/** Marks a payment as refunded. */
export async function markPaymentRefunded(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('payments').set({ status: 'refunded' }).where('id', '=', id).execute();
}

/** The page on which the member's bank wants a charge confirmed; null when it asks for nothing. */
export async function findConfirmUrl(db: Db | Tx, paymentId: string): Promise<string | null> {
  const row = await db
    .selectFrom('payments')
    .select('confirm_url')
    .where('id', '=', paymentId)
    .where('status', '=', 'requires_action')
    .executeTakeFirst();
  return row?.confirm_url ?? null;
}
