import { sql } from 'kysely';
import type { Db } from '../../../platform/database/transaction.ts';

/**
 * The venues of those of the bookings whose class begins in a span of time, with one statement.
 */
export async function listVenuesOfBookings(
  db: Db,
  bookingIds: readonly string[],
  { from, until }: { from: Date; until: Date },
): Promise<string[]> {
  const { rows } = await sql<{ venue_id: string }>`
    SELECT DISTINCT venue_id FROM bookings
    WHERE id = ANY(${bookingIds}::uuid[]) AND starts_at > ${from} AND starts_at < ${until}`.execute(
    db,
  );
  return rows.map(({ venue_id }) => venue_id);
}
