import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/transaction.ts';

/** A venue as reviewing sees it. */
export interface ReviewedVenue {
  id: string;
  organisation_id: string;
}

/** A published venue; undefined for any other. */
export function findReviewedVenue(db: Db | Tx, id: string): Promise<ReviewedVenue | undefined> {
  return db
    .selectFrom('venues')
    .select(['id', 'organisation_id'])
    .where('id', '=', id)
    .where('status', '=', 'published')
    .executeTakeFirst();
}

/**
 * Whether somebody attended at a venue: a class they were checked in to, or an open-gym visit that
 * no correction took back.
 */
export async function hasAttended(db: Db | Tx, userId: string, venueId: string): Promise<boolean> {
  const { rows } = await sql<{ attended: boolean }>`
    SELECT EXISTS (
      SELECT FROM bookings
      WHERE user_id = ${userId} AND venue_id = ${venueId} AND status = 'completed'
    ) OR EXISTS (
      SELECT FROM check_ins
      WHERE user_id = ${userId} AND venue_id = ${venueId} AND kind = 'open_gym'
        AND corrected_at IS NULL
    ) AS attended`.execute(db);
  return rows[0]?.attended ?? false;
}
