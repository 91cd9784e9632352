import type { Coordinates } from '@pulse/domain';
import { sql } from 'kysely';
import { allOf } from '../../../../platform/database/all-of.ts';
import type { Db } from '../../../../platform/database/transaction.ts';
import { distanceInMetresFrom, venueFilterConditions } from '../../../venues/index.ts';
import { VENUE } from '../../session-columns.sql.ts';
import { dayConditions, type SessionSearch, sessionConditions } from '../session-search.store.ts';

/** How many class templates are looked at for names. */
const MAX_TEMPLATES = 2000;

export interface ClassNameRow {
  name: string;
  activity: string;
  classes: number;
  next_date: string;
}

/**
 * Names of classes in which the words of the text begin words, around the point of the search, the
 * most frequent first.
 */
export async function findClassNames(
  db: Db,
  text: string,
  { near, radius_km }: Pick<SessionSearch, 'near' | 'radius_km'>,
  limit: number,
): Promise<{ name: string; activity: string }[]> {
  const { rows } = await sql<{ name: string; activity: string }>`
    SELECT name, min(activity) AS activity
    FROM (
      SELECT t.name, t.activity
      FROM class_templates_beginning(${text}) AS named
      JOIN class_templates t ON t.id = named.class_template_id JOIN venues v ON v.id = t.venue_id
      WHERE ${allOf(venueFilterConditions({ near, radius_km }, VENUE))} LIMIT ${MAX_TEMPLATES}
    ) AS found
    GROUP BY name ORDER BY count(*) DESC, name LIMIT ${limit}`.execute(db);
  return rows;
}

/** How many classes a search for each name finds on the days of the search; names without any are left out. */
export async function countClassesNamed(
  db: Db,
  names: readonly { name: string; activity: string }[],
  search: SessionSearch,
): Promise<ClassNameRow[]> {
  if (names.length === 0) return [];
  const counts = names.map(
    ({ name, activity }, position) => sql`
      SELECT ${position}::integer AS position, ${name}::text AS name, ${activity}::text AS activity,
        count(*)::integer AS classes, min(s.local_date)::text AS next_date
      FROM class_sessions s JOIN venues v ON v.id = s.venue_id
      WHERE ${allOf(sessionConditions({ ...search, q: name }))}`,
  );
  const { rows } = await sql<ClassNameRow>`
    SELECT name, activity, classes, next_date
    FROM (${sql.join(counts, sql` UNION ALL `)}) AS counted
    WHERE classes > 0 ORDER BY position`.execute(db);
  return rows;
}

export interface VenueNameRow {
  id: string;
  name: string;
  city: string;
  district: string;
  classes: number;
}

/**
 * Venues in whose name and place the words of the text begin words, with their classes on the days of
 * the search: first those whose name begins with the text, then the nearest.
 */
export async function findVenuesNamed(
  db: Db,
  text: string,
  near: Coordinates,
  search: SessionSearch,
  limit: number,
): Promise<VenueNameRow[]> {
  const order = sql`NOT starts_with(fold_text(v.name), fold_text(${text})),
    ${distanceInMetresFrom(near, VENUE)}, v.name`;
  const { rows } = await sql<VenueNameRow>`
    WITH named AS (
      SELECT v.id, v.name, v.city, v.district, row_number() OVER (ORDER BY ${order}) AS position
      FROM venues_beginning(${text}) AS found JOIN venues v ON v.id = found.venue_id
      ORDER BY ${order} LIMIT ${limit}
    )
    SELECT named.id, named.name, named.city, named.district, (
      SELECT count(*)::integer FROM class_sessions s JOIN venues v ON v.id = s.venue_id
      WHERE s.venue_id = named.id AND ${allOf(dayConditions({ ...search, near: undefined }))}
    ) AS classes
    FROM named ORDER BY named.position`.execute(db);
  return rows;
}

/** Those of the words that nothing begins with, each with names that look like it. */
export async function findUnknownWords(
  db: Db,
  words: readonly string[],
): Promise<{ word: string; names: string[] }[]> {
  const { rows } = await sql<{ word: string; names: string[] }>`
    SELECT word, coalesce(array_agg(similar_name.name) FILTER (WHERE similar_name.name IS NOT NULL), '{}') AS names
    FROM unnest(${words}::text[]) AS word CROSS JOIN LATERAL names_like(word) AS similar_name
    GROUP BY word`.execute(db);
  return rows;
}
