import { sql } from 'kysely';
import type { Db } from '../../../platform/database/transaction.ts';

/** The most venues that the page of a trainer names. */
const MAX_VENUES = 20;

/** A trainer with what the page of their own shows. */
export interface PublicTrainerRow {
  id: string;
  name: string;
  bio: string;
  activities: string[];
  photo_key: string | null;
  organisation_name: string;
  venues: { id: string; name: string; city: string; district: string }[];
}

/**
 * A trainer of an organisation with a published venue, and the published venues where they have a class
 * after `now`; null for any other, and for an archived one.
 */
export async function findPublicTrainer(
  db: Db,
  id: string,
  now: Date,
): Promise<PublicTrainerRow | null> {
  const { rows } = await sql<PublicTrainerRow>`
    SELECT t.id, t.name, t.bio, t.activities, t.photo_key, o.name AS organisation_name,
      (SELECT coalesce(json_agg(row_to_json(taught)), '[]') FROM (
        SELECT v.id, v.name, v.city, v.district FROM venues v
        WHERE v.organisation_id = t.organisation_id AND v.status = 'published' AND EXISTS (
          SELECT FROM class_sessions s
          WHERE s.venue_id = v.id AND s.trainer_id = t.id AND s.status = 'scheduled'
            AND s.starts_at > ${now})
        ORDER BY v.name, v.id LIMIT ${MAX_VENUES}) AS taught) AS venues
    FROM trainers t JOIN organisations o ON o.id = t.organisation_id
    WHERE t.id = ${id} AND t.archived_at IS NULL AND EXISTS (
      SELECT FROM venues v
      WHERE v.organisation_id = t.organisation_id AND v.status = 'published')`.execute(db);
  return rows[0] ?? null;
}
