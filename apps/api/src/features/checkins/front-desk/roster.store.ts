import type { BookingState, GuestPaymentMethod } from '@pulse/domain';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import type { CheckInMethod } from '../checkins.store.ts';

/** One member on the roster of a session. */
export interface RosterRow {
  booking_id: string;
  full_name: string;
  member_code: string;
  photo_key: string | null;
  phone: string | null;
  held_until: Date | null;
  plan_code: 'basic' | 'plus' | 'unlimited' | null;
  paid_by: 'plan' | 'drop_in';
  status: BookingState;
  waitlist_position: number | null;
  check_in_id: string | null;
  method: CheckInMethod | null;
  checked_in_at: Date | null;
  staff_name: string | null;
  no_shows_30_days: number;
  ends_at: Date;
  /** In the form of JSON: their instants are texts. */
  guests: {
    id: string;
    name: string | null;
    arrived_at: string | null;
    price: { amount_minor: number; currency: string } | null;
    payment: {
      id: string;
      number: number;
      method: GuestPaymentMethod;
      amount: { amount_minor: number; currency: string };
      staff_name: string | null;
      recorded_at: string;
    } | null;
  }[];
}

/** What the guest `g` has paid at the desk, if anything. */
const paymentSql = sql`(SELECT json_build_object('id', p.id, 'number', p.number, 'method', p.method,
    'amount', json_build_object('amount_minor', p.amount_minor, 'currency', p.currency),
    'staff_name', nullif(by.full_name, ''), 'recorded_at', p.recorded_at)
  FROM guest_payments p JOIN users by ON by.id = p.staff_user_id
  WHERE p.guest_id = g.id AND p.reverses_id IS NULL AND p.reversed_at IS NULL)`;

/** The guests of the booking `b` who have a place, in the order in which they were added. */
export const guestsSql = sql`coalesce((SELECT json_agg(json_build_object('id', g.id,
    'name', g.name, 'arrived_at', g.arrived_at, 'price', CASE WHEN priced.price_minor IS NOT NULL
      THEN json_build_object('amount_minor', priced.price_minor, 'currency', priced.currency) END,
    'payment', ${paymentSql})
    ORDER BY g.created_at, g.id)
  FROM guests g JOIN class_sessions priced ON priced.id = b.class_session_id
  WHERE g.booking_id = b.id AND g.cancelled_at IS NULL), '[]')`;

/**
 * The roster of one session with one query, places before the waitlist; of a cancelled one those who
 * had a place.
 */
export async function listRoster(db: Kysely<Database>, sessionId: string, now: Date) {
  const { rows } = await sql<RosterRow>`
    SELECT b.id AS booking_id, u.full_name, u.member_code, u.photo_key, u.phone, b.held_until,
      m.plan_code, b.paid_by, b.status, b.ends_at,
      ${guestsSql} AS guests,
      CASE WHEN b.status = 'waitlisted'
        THEN (row_number() OVER (PARTITION BY b.status ORDER BY b.waitlist_number))::int
      END AS waitlist_position,
      c.id AS check_in_id, c.method, c.checked_in_at, staff.full_name AS staff_name,
      (SELECT count(*)::int FROM bookings missed
        WHERE missed.user_id = b.user_id AND missed.status = 'no_show'
          AND missed.visit_returned_at IS NULL
          AND missed.starts_at BETWEEN ${now}::timestamptz - interval '30 days' AND ${now}::timestamptz
      ) AS no_shows_30_days
    FROM bookings b
    JOIN users u ON u.id = b.user_id
    LEFT JOIN memberships m ON m.user_id = b.user_id AND m.status <> 'ended'
    LEFT JOIN check_ins c ON c.booking_id = b.id AND c.kind = 'class' AND c.corrected_at IS NULL
    LEFT JOIN users staff ON staff.id = c.staff_user_id
    JOIN class_sessions s ON s.id = b.class_session_id
    WHERE b.class_session_id = ${sessionId} AND CASE WHEN s.status = 'cancelled'
      THEN b.cancelled_by = 'venue' AND b.booked_at IS NOT NULL ELSE b.status <> 'cancelled' END
    ORDER BY b.status = 'waitlisted', c.checked_in_at DESC NULLS LAST,
      CASE WHEN b.status = 'waitlisted' THEN b.waitlist_number END, u.full_name, b.id
    LIMIT 2000`.execute(db);
  return rows;
}
