import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/transaction.ts';

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

/** What lets somebody review a venue, as far as the register and earlier reviews say. */
export interface ReviewEligibility {
  /** A class they were checked in to, or an open-gym visit that no correction took back. */
  attended: boolean;
  /** A review of theirs was taken down and none of these visits came after. */
  restricted: boolean;
}

/** Whether somebody attended at a venue, and since a review of theirs there was taken down. */
export async function findReviewEligibility(
  db: Db | Tx,
  userId: string,
  venueId: string,
): Promise<ReviewEligibility> {
  const { rows } = await sql<{ last_visit: Date | null; barred_since: Date | null }>`
    SELECT greatest(
      (SELECT max(starts_at) FROM bookings
       WHERE user_id = ${userId} AND venue_id = ${venueId} AND status = 'completed'),
      (SELECT max(checked_in_at) FROM check_ins
       WHERE user_id = ${userId} AND venue_id = ${venueId} AND kind = 'open_gym'
         AND corrected_at IS NULL)
    ) AS last_visit,
    (SELECT since FROM review_restrictions
     WHERE user_id = ${userId} AND venue_id = ${venueId}) AS barred_since`.execute(db);
  const { last_visit = null, barred_since = null } = rows[0] ?? {};
  return {
    attended: last_visit !== null,
    restricted: barred_since !== null && (last_visit === null || last_visit <= barred_since),
  };
}
