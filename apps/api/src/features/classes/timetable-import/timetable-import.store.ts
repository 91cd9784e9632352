import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/transaction.ts';
import type { PlannedClass } from './plan-classes.ts';

/** The id of the advisory lock, without which concurrent imports would create the same venues. */
const IMPORT_LOCK_ID = 7_038_120;

/** Locks imports until the transaction ends, so that only one runs at a time. */
export async function lockImports(tx: Tx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${IMPORT_LOCK_ID})`.execute(tx);
}

/** The id of the organisation with this name, which is created when there is none. */
export async function findOrCreateOrganisation(tx: Tx, name: string): Promise<string> {
  const existing = await tx
    .selectFrom('organisations')
    .select('id')
    .where('name', '=', name)
    .orderBy('created_at')
    .executeTakeFirst();
  if (existing) return existing.id;
  const created = await tx
    .insertInto('organisations')
    .values({ name })
    .returning('id')
    .executeTakeFirstOrThrow();
  return created.id;
}

/** A venue of the importing organisation. */
export interface ImportVenueRow {
  id: string;
  time_zone: string;
  import_key: string | null;
}

/** The venues of an organisation with one of these ids or import keys. */
export async function findImportVenues(
  tx: Tx,
  organisationId: string,
  ids: readonly string[],
  importKeys: readonly string[],
): Promise<ImportVenueRow[]> {
  const { rows } = await sql<ImportVenueRow>`
    SELECT id, time_zone, import_key FROM venues
    WHERE organisation_id = ${organisationId}
      AND (id = ANY (${ids}::uuid[]) OR import_key = ANY (${importKeys}::text[]))`.execute(tx);
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

/** An imported template, and whether this import created it. */
export interface ImportTemplateRow {
  id: string;
  venue_id: string;
  import_key: string;
  created: boolean;
}

/** Inserts the templates of new classes and extends the dates of existing ones. */
export async function upsertTemplates(
  tx: Tx,
  classes: readonly PlannedClass[],
): Promise<ImportTemplateRow[]> {
  const json = JSON.stringify(
    classes.map(({ venueId, importKey, row, weekday, firstDate, lastDate }) => ({
      venue_id: venueId,
      import_key: importKey,
      name: row.title,
      description: row.description,
      activity: row.activity,
      capacity: row.capacity,
      duration_minutes: row.minutes,
      weekdays: weekday === null ? [] : [weekday],
      start_time: row.start,
      first_date: firstDate,
      last_date: lastDate,
    })),
  );
  const { rows } = await sql<ImportTemplateRow>`
    INSERT INTO class_templates (venue_id, import_key, name, description, activity, capacity,
      duration_minutes, weekdays, start_time, first_date, last_date)
    SELECT venue_id, import_key, name, description, activity, capacity, duration_minutes, weekdays,
      start_time, first_date, last_date
    FROM json_to_recordset(${json}::json) AS new (venue_id uuid, import_key text, name text,
      description text, activity text, capacity integer, duration_minutes integer,
      weekdays smallint[], start_time time, first_date date, last_date date)
    ON CONFLICT (venue_id, import_key) WHERE import_key IS NOT NULL DO UPDATE SET
      first_date = least(class_templates.first_date, excluded.first_date),
      last_date = greatest(class_templates.last_date, excluded.last_date)
    RETURNING id, venue_id, import_key, xmax = 0 AS created`.execute(tx);
  return rows;
}
