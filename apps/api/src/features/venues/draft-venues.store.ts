import { sql } from 'kysely';
import type { Tx } from '../../platform/database/transaction.ts';

/** A venue of the importing organisation. */
export interface ImportVenueRow {
  id: string;
  time_zone: string;
  import_key: string | null;
}

/**
 * The venues of an organisation with one of these ids or import keys, locked in the order of their ids,
 * so that the classes of each are compared and added by one import at a time.
 */
export async function lockImportVenues(
  tx: Tx,
  organisationId: string,
  ids: readonly string[],
  importKeys: readonly string[],
): Promise<ImportVenueRow[]> {
  const { rows } = await sql<ImportVenueRow>`
    SELECT id, time_zone, import_key FROM venues
    WHERE organisation_id = ${organisationId}
      AND (id = ANY (${ids}::uuid[]) OR import_key = ANY (${importKeys}::text[]))
    ORDER BY id FOR NO KEY UPDATE`.execute(tx);
  return rows;
}

/** A draft venue to create. */
export interface NewVenue {
  name: string;
  address: string;
  city: string;
  country_code: string;
  location_description: string;
  latitude: number;
  longitude: number;
  time_zone: string;
  activities: string[];
  import_key: string;
}

/** Inserts draft venues and returns their rows. */
export async function insertDraftVenues(
  tx: Tx,
  organisationId: string,
  venues: readonly NewVenue[],
): Promise<ImportVenueRow[]> {
  const { rows } = await sql<ImportVenueRow>`
    INSERT INTO venues (organisation_id, name, address, city, country_code, location_description,
      latitude, longitude, time_zone, activities, import_key)
    SELECT ${organisationId}::uuid, name, address, city, country_code, location_description,
      latitude, longitude, time_zone, activities, import_key
    FROM json_to_recordset(${JSON.stringify(venues)}::json) AS new (name text, address text,
      city text, country_code text, location_description text, latitude double precision,
      longitude double precision, time_zone text, activities text[], import_key text)
    RETURNING id, time_zone, import_key`.execute(tx);
  return rows;
}

/** Publishes the venues that are drafts; returns how many. */
export async function publishDrafts(tx: Tx, ids: readonly string[]): Promise<number> {
  const { numAffectedRows } = await sql`
    UPDATE venues SET status = 'published', updated_at = now()
    WHERE id = ANY (${ids}::uuid[]) AND status = 'draft'`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}
