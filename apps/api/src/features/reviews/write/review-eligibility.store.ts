import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/transaction.ts';

/** The columns of a venue that reviewing needs. */
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

/** What attendance and earlier reviews say about a person's eligibility to review a venue. */
export interface ReviewEligibility {
  /** A class they were checked in to, or an open-gym visit that was not corrected. */
  attended: boolean;
  /** A review of theirs was taken down, and no visit came after. */
  restricted: boolean;
}

/** Whether a person attended at a venue, and again since a review of theirs was taken down. */
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
