import type { BookingState } from '@pulse/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/transaction.ts';

/** A member's booking at a venue with its class, without a place too. */
export interface DeskBookingRow {
  id: string;
  status: BookingState;
  pending_for: 'offer' | 'payment' | null;
  held_until: Date | null;
  starts_at: Date;
  title: string;
  /** The class is cancelled, and the booking was cancelled with it. */
  class_cancelled: boolean;
  capacity: number;
  booked: number;
  /** On the waitlist; null without one. */
  position: number | null;
}

/** The most bookings of one member at one venue around one day. */
const MAX_BOOKINGS = 100;

/** A member's bookings at a venue that start between two instants, in any state, earliest first. */
export async function listDeskBookings(
  tx: Tx,
  of: { userId: string; venueId: string; from: Date; until: Date },
): Promise<DeskBookingRow[]> {
  const { rows } = await sql<DeskBookingRow>`
    SELECT b.id, b.status, b.pending_for, b.held_until, b.starts_at, s.title, s.capacity, s.booked,
      s.status = 'cancelled' AND b.cancelled_by IS NOT DISTINCT FROM 'venue' AS class_cancelled,
      CASE WHEN b.status = 'waitlisted' THEN (SELECT count(*)::int FROM bookings w
        WHERE w.class_session_id = b.class_session_id AND w.status = 'waitlisted'
          AND w.waitlist_number <= b.waitlist_number) END AS position
    FROM bookings b JOIN class_sessions s ON s.id = b.class_session_id
    WHERE b.user_id = ${of.userId} AND b.venue_id = ${of.venueId}
      AND b.starts_at >= ${of.from} AND b.starts_at < ${of.until}
    ORDER BY b.starts_at, b.id LIMIT ${MAX_BOOKINGS}`.execute(tx);
  return rows;
}

/** A class with a free place. */
export interface WalkInClassRow {
  id: string;
  title: string;
  starts_at: Date;
  free: number;
  price_minor: number | null;
  currency: string;
}

/** The most classes offered to one walk-in. */
const MAX_CLASSES = 6;

/** Classes of a venue that start between two instants and have a free place, nearest first. */
export async function listClassesWithFreePlaces(
  db: Db | Tx,
  venueId: string,
  from: Date,
  until: Date,
): Promise<WalkInClassRow[]> {
  const { rows } = await sql<WalkInClassRow>`
    SELECT id, title, starts_at, capacity - booked AS free, price_minor, currency
    FROM class_sessions
    WHERE venue_id = ${venueId} AND status = 'scheduled' AND booked < capacity
      AND starts_at > ${from} AND starts_at <= ${until}
    ORDER BY starts_at, id LIMIT ${MAX_CLASSES}`.execute(db);
  return rows;
}
