import {
  CITY_RADIUS_KM,
  type Coordinates,
  DISTRICT_RADIUS_KM,
  type SearchArea,
} from '@pulse/domain';
import { sql } from 'kysely';
import { allOf } from '../../../platform/database/all-of.ts';
import { referenceTo } from '../../../platform/database/table-reference.ts';
import type { Db } from '../../../platform/database/transaction.ts';
import { venueFilterConditions } from '../venue-conditions.sql.ts';

/** A city, or a district of a city, with the mean position of its venues. */
export interface AreaRow extends SearchArea, Coordinates {
  time_zone: string;
}

const VENUE = referenceTo<'venues'>('v');

/** Enough for every meaning of a name; more areas of the same name are not worth a choice. */
const MAX_NAMED = 60;

/** Areas nearer than this are suggested before others. */
const NEARBY_METRES = 50_000;

const metresTo = (near: Coordinates) =>
  sql`distance_metres(${near.latitude}, ${near.longitude}, a.latitude, a.longitude)`;

const areaColumns = (near: Coordinates) => sql`
  a.city, a.district, a.country_code AS "countryCode", a.time_zone, a.latitude, a.longitude, a.venues,
  ${metresTo(near)} AS metres`;

/** The areas that have one of the names, in any of their spellings; `index` is that of the name. */
export async function findAreasNamed(
  db: Db,
  names: readonly string[],
  near: Coordinates,
): Promise<(AreaRow & { index: number })[]> {
  const { rows } = await sql<AreaRow & { index: number }>`
    SELECT (named.position - 1)::integer AS index, ${areaColumns(near)}
    FROM areas_named(${names}::text[]) AS named JOIN areas a ON a.id = named.area_id
    ORDER BY named.position, a.venues DESC LIMIT ${MAX_NAMED}`.execute(db);
  return rows;
}

/** The areas with a word that begins with the text, nearby ones and those with most venues first. */
export async function findAreasBeginning(
  db: Db,
  text: string,
  near: Coordinates,
  limit: number,
): Promise<AreaRow[]> {
  const { rows } = await sql<AreaRow>`
    SELECT ${areaColumns(near)}
    FROM areas_beginning(${text}) AS found JOIN areas a ON a.id = found.area_id
    ORDER BY a.district <> '', ${metresTo(near)} > ${NEARBY_METRES}, a.venues DESC, a.city, a.district
    LIMIT ${limit}`.execute(db);
  return rows;
}

/** The time zone of the area nearest to a point; null without any area. */
export async function findTimeZoneNear(
  db: Db,
  { latitude, longitude }: Coordinates,
): Promise<string | null> {
  const { rows } = await sql<{ time_zone: string }>`
    SELECT time_zone FROM areas
    ORDER BY position <-> point(${longitude}, ${latitude}) LIMIT 1`.execute(db);
  return rows[0]?.time_zone ?? null;
}

/** Kilometres around the middle of an area in which it is searched. */
export const areaRadiusKm = ({ district }: Pick<SearchArea, 'district'>): number =>
  district === '' ? CITY_RADIUS_KM : DISTRICT_RADIUS_KM;

/** How many published venues a search around each area finds, in the order of the areas. */
export async function countVenuesAround(db: Db, areas: readonly AreaRow[]): Promise<number[]> {
  if (areas.length === 0) return [];
  const counts = areas.map((area) => {
    const around = { near: area, radius_km: areaRadiusKm(area) };
    return sql`(SELECT count(*)::integer FROM venues v
      WHERE ${allOf(venueFilterConditions(around, VENUE))})`;
  });
  const { rows } = await sql<{ counts: number[] }>`
    SELECT ARRAY[${sql.join(counts)}] AS counts`.execute(db);
  return rows[0]?.counts ?? [];
}
