import { type RawBuilder, sql } from 'kysely';

/**
 * As part of a larger statement: marks a booking as attended if it still has the status and the start
 * that its check-in was decided on. Waits for a transaction that has locked it; a statement that is too
 * late finds it changed and writes nothing.
 */
export function attendBookingSql(booking: {
  id: RawBuilder<unknown>;
  status: RawBuilder<unknown>;
  startsAt: RawBuilder<unknown>;
  /** What else must hold. */
  condition: RawBuilder<unknown>;
}): RawBuilder<unknown> {
  return sql`UPDATE bookings SET status = 'completed'
    WHERE id = ${booking.id} AND status = ${booking.status}
      AND date_trunc('milliseconds', starts_at) = ${booking.startsAt} AND ${booking.condition}
    RETURNING id, user_id, venue_id, local_date`;
}
