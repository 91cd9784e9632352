import { sql } from 'kysely';
import type { Db } from '../../../platform/database/transaction.ts';

/** A booking of a calendar feed. */
export interface CalendarFeedBooking {
  id: string;
  status: string;
  starts_at: Date;
  ends_at: Date;
  calendar_sequence: number;
  title: string;
  venue: string;
  address: string;
  city: string;
}

/** More than a member has, and an upper limit for a file that every client with the URL may request. */
const MAX_FEED_BOOKINGS = 500;

/** The owner of the calendar feed with a secret token. */
export function findCalendarFeedOwner(db: Db, token: string) {
  return db
    .selectFrom('users')
    .select(['id', 'language'])
    .where('calendar_token', '=', token)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** A member's bookings that are not cancelled and begin after an instant, soonest first. */
export async function listCalendarFeedBookings(
  db: Db,
  userId: string,
  from: Date,
): Promise<CalendarFeedBooking[]> {
  const { rows } = await sql<CalendarFeedBooking>`
    SELECT b.id, b.status, b.starts_at, b.ends_at, b.calendar_sequence, s.title,
      v.name AS venue, v.address, v.city
    FROM bookings b
      JOIN class_sessions s ON s.id = b.class_session_id
      JOIN venues v ON v.id = b.venue_id
    WHERE b.user_id = ${userId} AND b.starts_at >= ${from} AND b.status <> 'cancelled'
    ORDER BY b.starts_at LIMIT ${MAX_FEED_BOOKINGS}`.execute(db);
  return rows;
}
