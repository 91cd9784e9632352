import {
  type BookingPolicy,
  type OpeningPeriod,
  type Tier,
  VENUE_TEXTS,
  type VenueState,
  type VenueTexts,
} from '@pulse/domain';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Venues } from '../../../platform/database/schema.ts';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import { VENUE_IMAGES, type VenueImageRow } from '../images/venue-images.sql.ts';

/** A venue as its organisation edits it. */
export interface PartnerVenueRow extends VenueTexts {
  id: string;
  organisation_id: string;
  version: number;
  status: VenueState;
  name: string;
  address: string;
  city: string;
  latitude: number;
  longitude: number;
  time_zone: string;
  visit_limit_per_month: number | null;
  amenities: string[];
  activities: string[];
  tier: Tier;
  open_gym: boolean;
  opening_hours: OpeningPeriod[];
  booking_policy: Partial<BookingPolicy>;
  updated_at: Date;
  images: VenueImageRow[];
  paid_from: string | null;
  rates_proposed_from: string | null;
}

const VENUE = sql`v.id, v.organisation_id, v.version, v.status, v.name, v.address, v.city,
  v.latitude, v.longitude, v.time_zone, v.visit_limit_per_month, v.amenities, v.activities,
  v.tier, v.open_gym, v.opening_hours, v.booking_policy, v.updated_at,
  ${sql.join(VENUE_TEXTS.map((name) => sql.ref(`v.${name}`)))},
  (SELECT min(r.first_day)::text FROM visit_rates r
    WHERE r.venue_id = v.id AND r.kind IN ('class', 'plus')) AS paid_from,
  (SELECT max(p.first_day)::text FROM rate_proposals p
    WHERE p.venue_id = v.id AND p.status = 'proposed') AS rates_proposed_from,
  ${VENUE_IMAGES} AS images`;

/** The position after which a page of venues begins: by name, then id. */
export interface VenueCursor {
  name: string;
  id: string;
}

/** An organisation's venues by name; one row more than `limit` means that there is a next page. */
export async function listOrganisationVenues(
  db: Db,
  organisationId: string,
  query: { status?: VenueState; after: VenueCursor | null; limit: number },
): Promise<PartnerVenueRow[]> {
  const { status = null, after, limit } = query;
  const { rows } = await sql<PartnerVenueRow>`
    SELECT ${VENUE} FROM venues v
    WHERE v.organisation_id = ${organisationId}
      AND (${status}::text IS NULL OR v.status = ${status})
      AND ${after ? sql`(v.name, v.id) > (${after.name}, ${after.id}::uuid)` : sql`true`}
    ORDER BY v.name, v.id LIMIT ${limit + 1}`.execute(db);
  return rows;
}

/** A venue of an organisation; null when there is none, or when it belongs to another one. */
export async function findOrganisationVenue(
  db: Db | Tx,
  organisationId: string,
  id: string,
): Promise<PartnerVenueRow | null> {
  const { rows } = await sql<PartnerVenueRow>`
    SELECT ${VENUE} FROM venues v
    WHERE v.id = ${id} AND v.organisation_id = ${organisationId}`.execute(db);
  return rows[0] ?? null;
}

/** The same, locked until the transaction ends: a request that changes a venue decides on what it locked. */
export async function lockOrganisationVenue(
  tx: Tx,
  organisationId: string,
  id: string,
): Promise<PartnerVenueRow | null> {
  const { rows } = await sql<PartnerVenueRow>`
    SELECT ${VENUE} FROM venues v
    WHERE v.id = ${id} AND v.organisation_id = ${organisationId}
    FOR NO KEY UPDATE OF v`.execute(tx);
  return rows[0] ?? null;
}

/**
 * The country of a position: that of the nearest published venue in its time zone, since a zone belongs
 * to one country. Empty where there is none yet.
 */
export async function findCountry(
  tx: Tx,
  { latitude, longitude, time_zone }: { latitude: number; longitude: number; time_zone: string },
): Promise<string> {
  const { rows } = await sql<{ country_code: string }>`
    SELECT country_code FROM venues
    WHERE status = 'published' AND time_zone = ${time_zone} AND country_code <> ''
    ORDER BY position <-> point(${longitude}, ${latitude}) LIMIT 1`.execute(tx);
  return rows[0]?.country_code ?? '';
}

/**
 * The time zone and country of an address without a position: those of the published venues of the city
 * that it names; without one UTC, until the pin is set.
 */
export async function guessZone(
  tx: Tx,
  address: string,
): Promise<{ time_zone: string; country_code: string }> {
  const { rows } = await sql<{ time_zone: string; country_code: string }>`
    SELECT time_zone, country_code FROM venues
    WHERE status = 'published' AND city <> ''
      AND position(lower(city) IN lower(${address}::text)) > 0
    ORDER BY length(city) DESC, id LIMIT 1`.execute(tx);
  return rows[0] ?? { time_zone: 'UTC', country_code: '' };
}

/** Inserts a draft and returns its id. */
export async function insertVenue(
  tx: Tx,
  values: Omit<Insertable<Venues>, 'status' | 'version'>,
): Promise<string> {
  const { id } = await tx
    .insertInto('venues')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes a venue that the caller has locked; its version grows by one. */
export async function updateVenue(tx: Tx, id: string, values: Updateable<Venues>): Promise<void> {
  await tx
    .updateTable('venues')
    .set(values)
    .set({ version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}
