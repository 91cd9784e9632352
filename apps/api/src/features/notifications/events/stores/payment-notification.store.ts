import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/transaction.ts';
import type { Recipient } from '../../email/recipients.store.ts';

/** A received payment, with the class it paid for, if any. */
export interface NotifiedPayment extends Recipient {
  payment_id: string;
  status: string;
  purpose: string;
  amount_minor: number;
  currency: string;
  plan_code: string | null;
  billing_interval: string | null;
  settled_at: Date | null;
  time_zone: string;
  title: string | null;
  venue: string | null;
  starts_at: Date | null;
  venue_zone: string | null;
  /** The booking it paid for, if any. */
  booking_id: string | null;
}

/** A payment with the values that its notification needs. */
export async function findPaymentForNotification(
  db: Db,
  paymentId: string,
): Promise<NotifiedPayment | undefined> {
  const { rows } = await sql<NotifiedPayment>`
    SELECT p.id AS payment_id, p.status, p.purpose, p.amount_minor, p.currency, p.plan_code,
      p.billing_interval, p.settled_at, p.booking_id,
      u.id AS user_id, u.email, u.full_name, u.language, u.email_preferences, u.time_zone,
      s.title, v.name AS venue, b.starts_at, v.time_zone AS venue_zone
    FROM payments p
      JOIN users u ON u.id = p.user_id
      LEFT JOIN bookings b ON b.id = p.booking_id
      LEFT JOIN class_sessions s ON s.id = b.class_session_id
      LEFT JOIN venues v ON v.id = b.venue_id
    WHERE p.id = ${paymentId} AND u.deleted_at IS NULL`.execute(db);
  return rows[0];
}

/** Money that goes back. */
interface NotifiedRefund extends Recipient {
  amount_minor: number;
  currency: string;
  title: string;
  time_zone: string;
}

/** A refund with the values that its notification needs. */
export async function findRefundForNotification(
  db: Db,
  refundId: string,
): Promise<NotifiedRefund | undefined> {
  const { rows } = await sql<NotifiedRefund>`
    SELECT r.amount_minor, r.currency, p.title,
      u.id AS user_id, u.email, u.full_name, u.language, u.email_preferences, u.time_zone
    FROM refunds r JOIN payments p ON p.id = r.payment_id JOIN users u ON u.id = p.user_id
    WHERE r.id = ${refundId} AND u.deleted_at IS NULL`.execute(db);
  return rows[0];
}
