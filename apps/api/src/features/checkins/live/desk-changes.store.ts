import { sql } from 'kysely';
import type { Db } from '../../../platform/database/transaction.ts';

/** Triggers on check-ins and classes announce on it too whose front desk has changed. */
export const DESK_CHANGED_CHANNEL = 'desk_changed';

/**
 * Announces the venues of those of the bookings whose class begins in a span of time, with one
 * statement; nothing when there is none. A payload holds 8000 bytes at the most.
 */
export async function announceVenuesOfBookings(
  db: Db,
  bookingIds: readonly string[],
  { from, until }: { from: Date; until: Date },
): Promise<void> {
  await sql`
    SELECT pg_notify(${DESK_CHANGED_CHANNEL},
      CASE WHEN count(*) > 200 THEN 'all' ELSE string_agg(venue_id::text, ',') END)
    FROM (
      SELECT DISTINCT venue_id FROM bookings
      WHERE id = ANY(${bookingIds}::uuid[]) AND starts_at > ${from} AND starts_at < ${until}
    ) AS venue
    HAVING count(*) > 0`.execute(db);
}
