import type { LocalDate } from '@pulse/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/transaction.ts';

/** Venues whose counts do not reach to `until`, or of which a counted day has changed; at most 500. */
export async function listVenuesToCount(db: Db, until: LocalDate): Promise<string[]> {
  const { rows } = await sql<{ venueId: string }>`
    (SELECT venue_id AS "venueId" FROM analytics_venues WHERE rolled_until < ${until}::date
      ORDER BY rolled_until, venue_id LIMIT 500)
    UNION
    (SELECT DISTINCT v.venue_id FROM analytics_changed_days d
      JOIN analytics_venues v ON v.venue_id = d.venue_id AND d.local_date < v.rolled_until
      LIMIT 500)`.execute(db);
  return rows.map(({ venueId }) => venueId);
}

/** Until when a venue is counted, locked; null while another worker counts it. */
export async function lockRolledUntil(tx: Tx, venueId: string): Promise<LocalDate | null> {
  const { rows } = await sql<{ rolledUntil: LocalDate }>`
    SELECT rolled_until::text AS "rolledUntil" FROM analytics_venues
    WHERE venue_id = ${venueId} FOR NO KEY UPDATE SKIP LOCKED`.execute(tx);
  return rows[0]?.rolledUntil ?? null;
}

/** Stores until when a venue is counted. */
export async function setRolledUntil(tx: Tx, venueId: string, until: LocalDate): Promise<void> {
  await tx
    .updateTable('analytics_venues')
    .set({ rolled_until: until })
    .where('venue_id', '=', venueId)
    .execute();
}

/** Takes the notes of changes before a day away, and returns their days in order. */
export async function takeChangedDays(
  tx: Tx,
  venueId: string,
  until: LocalDate,
): Promise<LocalDate[]> {
  const { rows } = await sql<{ day: LocalDate }>`
    DELETE FROM analytics_changed_days
    WHERE venue_id = ${venueId} AND local_date < ${until}::date
    RETURNING local_date::text AS day`.execute(tx);
  return [...new Set(rows.map(({ day }) => day))].sort();
}

/** The first local date of a venue on which anything counts; null while there is none. */
export async function findFirstDay(tx: Tx, venueId: string): Promise<LocalDate | null> {
  const { rows } = await sql<{ day: LocalDate | null }>`
    SELECT least(
      (SELECT local_date FROM bookings WHERE venue_id = ${venueId} ORDER BY starts_at LIMIT 1),
      (SELECT local_date FROM check_ins WHERE venue_id = ${venueId} ORDER BY checked_in_at LIMIT 1),
      (SELECT local_date FROM class_sessions WHERE venue_id = ${venueId} ORDER BY starts_at LIMIT 1)
    )::text AS day`.execute(tx);
  return rows[0]?.day ?? null;
}
