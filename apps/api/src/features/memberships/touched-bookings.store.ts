import type { BookingState, EpochMs, LocalDate, Tier } from '@pulse/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/transaction.ts';

/** A booking still to come that a plan pays for. */
export interface UpcomingBooking {
  id: string;
  title: string;
  venueName: string;
  zone: string;
  startsAt: EpochMs;
  localDate: LocalDate;
  tier: Tier;
  status: BookingState;
}

/** A member's bookings that the plan pays for and that start in a time range, earliest first. */
export async function listPlanBookings(
  db: Db | Tx,
  userId: string,
  from: Date,
  until: Date | null = null,
): Promise<UpcomingBooking[]> {
  const { rows } = await sql<UpcomingBooking>`
    SELECT u.id, s.title, v.name AS "venueName", v.time_zone AS zone,
      (extract(epoch FROM u.starts_at) * 1000)::float8 AS "startsAt",
      u.local_date AS "localDate", u.tier, u.status
    FROM member_uses u
    JOIN class_sessions s ON s.id = u.class_session_id
    JOIN venues v ON v.id = u.venue_id
    WHERE u.user_id = ${userId} AND u.paid_by = 'plan'
      AND u.status IN ('pending', 'confirmed', 'waitlisted')
      AND u.starts_at > ${from} AND u.starts_at < COALESCE(${until}::timestamptz, 'infinity')
    ORDER BY u.starts_at, u.id LIMIT 200`.execute(db);
  return rows;
}

/** A booking in its wire form. */
export function presentTouchedBooking(booking: UpcomingBooking) {
  return {
    booking_id: booking.id,
    title: booking.title,
    venue_name: booking.venueName,
    starts_at: new Date(booking.startsAt).toISOString(),
    time_zone: booking.zone,
    status: booking.status,
  };
}
