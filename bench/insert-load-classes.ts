import type pg from 'pg';

/**
 * Inserts classes for a load: on each of the next `days` days (from tomorrow) and at each of the
 * hours, one class at each of `venues` venues. Returns their ids by slot (day and hour).
 */
export async function insertLoadClasses(
  pool: pg.Pool,
  {
    days,
    hours,
    venues,
    capacity,
  }: { days: number; hours: number[]; venues: number; capacity: number },
): Promise<string[][]> {
  const { rows } = await pool.query<{ slot: string; ids: string[] }>(
    `WITH organisation AS (
       INSERT INTO organisations (name) VALUES ('Bench') RETURNING id
     ), venue AS (
       INSERT INTO venues (organisation_id, name, city, latitude, longitude, time_zone, status)
       SELECT id, 'Bench ' || i, 'Beirut', 33.9, 35.5, 'Asia/Beirut', 'published'
       FROM organisation, generate_series(1, $3::int) i RETURNING id
     ), template AS (
       INSERT INTO class_templates (venue_id, name, activity, capacity, duration_minutes, first_date)
       SELECT venue.id, 'Bench ' || hour, 'hiit', $4, 60, current_date
       FROM venue, unnest($2::int[]) hour RETURNING id, venue_id, name
     ), session AS (
       INSERT INTO class_sessions (class_template_id, venue_id, title, activity, tier,
         occurrence_date, occurrence_minute, local_date, local_minute, starts_at, ends_at, capacity)
       SELECT id, venue_id, name, 'hiit', 'standard', day, extract(hour FROM start_time)::int * 60,
         day, extract(hour FROM start_time)::int * 60,
         (day + start_time) AT TIME ZONE 'Asia/Beirut',
         (day + start_time + interval '1 hour') AT TIME ZONE 'Asia/Beirut', $4
       FROM template,
         LATERAL (SELECT make_time(split_part(name, ' ', 2)::int, 0, 0) AS start_time) starts,
         LATERAL (SELECT (current_date + offset_days) AS day
         FROM generate_series(1, $1::int) offset_days) dates
       RETURNING id, starts_at
     )
     SELECT starts_at::text AS slot, array_agg(id) AS ids FROM session GROUP BY 1 ORDER BY 1`,
    [days, hours, venues, capacity],
  );
  return rows.map(({ ids }) => ids);
}
