import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/transaction.ts';

/** Locks the classes of a venue that are not archived, in the order of their ids. */
export async function lockVenueTemplates(tx: Tx, venueId: string): Promise<void> {
  await sql`SELECT FROM class_templates
    WHERE venue_id = ${venueId} AND archived_at IS NULL
    ORDER BY id FOR NO KEY UPDATE`.execute(tx);
}

/** The scheduled sessions of a venue after `now`, with the places and waitlist places taken. */
export async function listVenueSessions(
  tx: Tx,
  venueId: string,
  now: Date,
): Promise<{ id: string; bookings: number }[]> {
  const { rows } = await sql<{ id: string; bookings: number }>`
    SELECT id, booked + waitlisted AS bookings FROM class_sessions
    WHERE venue_id = ${venueId} AND starts_at > ${now} AND status = 'scheduled'
    ORDER BY id`.execute(tx);
  return rows;
}

/** Archives the locked classes of a venue; the version of each grows by one. */
export async function archiveVenueTemplates(tx: Tx, venueId: string, now: Date): Promise<void> {
  await sql`UPDATE class_templates
    SET archived_at = ${now}, version = version + 1, updated_at = now()
    WHERE venue_id = ${venueId} AND archived_at IS NULL`.execute(tx);
}
