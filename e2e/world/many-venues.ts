import { query, queryOne } from './database.ts';
import { noonZone } from './noon-zone.ts';

/** A town of its own, far from every other venue, so that what fills it meets no other journey. */
export interface Town {
  organisationId: string;
  latitude: number;
  longitude: number;
}

/**
 * Opens so many venues in a row northwards from one point, a metre apart: "Isle 1" is the nearest.
 * Each has one yoga class today, in three hours.
 */
export async function openTown(count: number, at: Omit<Town, 'organisationId'>): Promise<Town> {
  const { id } = await queryOne<{ id: string }>(
    `INSERT INTO organisations (name) VALUES ('Thousand Isles') RETURNING id`,
  );
  await query(
    `WITH made AS (
       INSERT INTO venues (organisation_id, name, city, latitude, longitude, time_zone, activities,
         status)
       SELECT $1, 'Isle ' || i, 'Thousand Isles', $2::float8 + i * 0.00001, $3, $4, '{yoga}',
         'published'
       FROM generate_series(1, $5::int) i RETURNING id, time_zone
     ), wall AS (
       SELECT *, date_trunc('minute', now()) + interval '3 hours' AS starts_at,
         (date_trunc('minute', now()) + interval '3 hours') AT TIME ZONE time_zone AS local
       FROM made
     ), template AS (
       INSERT INTO class_templates (venue_id, name, activity, capacity, duration_minutes, weekdays,
         start_time, first_date)
       SELECT id, 'Tide Flow', 'yoga', 12, 60, '{}', local::time, local::date FROM wall
       RETURNING id, venue_id
     )
     INSERT INTO class_sessions (class_template_id, venue_id, title, activity, tier,
       occurrence_date, local_date, local_minute, starts_at, ends_at, capacity)
     SELECT template.id, wall.id, 'Tide Flow', 'yoga', 'standard', local::date, local::date,
       extract(hour FROM local)::int * 60 + extract(minute FROM local)::int,
       starts_at, starts_at + interval '1 hour', 12
     FROM wall JOIN template ON template.venue_id = wall.id`,
    [id, at.latitude, at.longitude, noonZone(), count],
  );
  await query('ANALYZE venues, class_sessions');
  return { organisationId: id, ...at };
}

/**
 * Takes a town off the map again: other journeys count what the world holds. Its venues are archived,
 * as a partner does it; deleting thousands would look through every table that names a venue.
 */
export async function closeTown({ organisationId }: Town): Promise<void> {
  await query(`UPDATE venues SET status = 'archived' WHERE organisation_id = $1`, [organisationId]);
}
