import type { BookingPolicy, BookingState, DropInContext } from '@pulse/domain';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/transaction.ts';
import type { Recipient } from '../../email/recipients.store.ts';

/** A booking with the values that its notifications and emails need. */
export interface NotifiedBooking extends Recipient {
  booking_id: string;
  status: BookingState;
  held_until: Date | null;
  booked_at: Date | null;
  starts_at: Date;
  ends_at: Date;
  policy: BookingPolicy;
  cancel_reason: string | null;
  cancelled_at: Date | null;
  late_cancelled: boolean;
  visit_returned_at: Date | null;
  /** Of a drop-in: its payment. */
  payment: {
    status: NonNullable<DropInContext['paymentStatus']>;
    amount_minor: number;
    currency: string;
  } | null;
  class_cancelled: boolean;
  calendar_sequence: number;
  /** Position on the waitlist; null unless waitlisted. */
  position: number | null;
  title: string;
  /** Who teaches the class now; null when no trainer is named. */
  trainer: string | null;
  venue: string;
  address: string;
  city: string;
  venue_zone: string;
  /** The member's own zone. */
  time_zone: string;
}

/**
 * Loads bookings with the values that notifications need; those of deleted members are left out.
 */
export async function loadBookingsForNotification(
  db: Db,
  bookingIds: readonly string[],
): Promise<NotifiedBooking[]> {
  const { rows } = await sql<NotifiedBooking>`
    SELECT b.id AS booking_id, b.status, b.held_until, b.booked_at, b.starts_at, b.ends_at, b.policy,
      b.cancel_reason, b.cancelled_at, b.late_cancelled, b.visit_returned_at, b.calendar_sequence,
      CASE WHEN b.paid_by = 'drop_in' THEN (
        SELECT json_build_object('status', p.status, 'amount_minor', p.amount_minor,
          'currency', p.currency)
        FROM payments p WHERE p.booking_id = b.id
        ORDER BY p.status IN ('paid', 'refunded', 'partially_refunded') DESC, p.created_at DESC LIMIT 1) END AS payment,
      CASE WHEN b.status = 'waitlisted' THEN (
        SELECT count(*)::int FROM bookings w
        WHERE w.class_session_id = b.class_session_id AND w.status = 'waitlisted'
          AND w.waitlist_number <= b.waitlist_number) END AS position,
      u.id AS user_id, u.email, u.full_name, u.language, u.email_preferences, u.time_zone,
      s.title, s.status = 'cancelled' AS class_cancelled,
      (SELECT name FROM trainers WHERE trainers.id = s.trainer_id) AS trainer, v.name AS venue, v.address, v.city, v.time_zone AS venue_zone
    FROM bookings b
      JOIN users u ON u.id = b.user_id
      JOIN class_sessions s ON s.id = b.class_session_id
      JOIN venues v ON v.id = b.venue_id
    WHERE b.id = ANY(${bookingIds}::uuid[]) AND u.deleted_at IS NULL`.execute(db);
  return rows;
}

/** The title of a booking's class. */
export async function loadClassTitle(db: Db, bookingId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('bookings as b')
    .innerJoin('class_sessions as s', 's.id', 'b.class_session_id')
    .select('s.title')
    .where('b.id', '=', bookingId)
    .executeTakeFirst();
  return row?.title;
}
