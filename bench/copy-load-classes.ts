import type pg from 'pg';

/**
 * Inserts classes for a load as copies of existing ones, whatever the columns of this version: on
 * each of the next `days` days (from tomorrow) and at each of the hours (UTC), `perSlot` classes.
 * Returns their ids by slot.
 */
export async function copyLoadClasses(
  pool: pg.Pool,
  {
    days,
    hours,
    capacity,
    perSlot,
  }: { days: number; hours: number[]; capacity: number; perSlot: number },
): Promise<string[][]> {
  const { rows } = await pool.query<{ ids: string[] }>(
    `WITH model AS (
       SELECT DISTINCT ON (s.venue_id) s.* FROM class_sessions s JOIN venues v ON v.id = s.venue_id
       WHERE v.status = 'published' AND v.visit_limit_per_month IS NULL AND v.tier <> 'plus'
         AND s.tier = 'standard' AND s.status = 'scheduled'
       LIMIT $3::int
     ), session AS (
       INSERT INTO class_sessions SELECT (jsonb_populate_record(NULL::class_sessions, to_jsonb(model) || jsonb_build_object(
         'id', gen_random_uuid(), 'capacity', $2::int, 'booked', 0, 'waitlisted', 0,
         'occurrence_date', current_date + 1000 * (hour + 1) + day, 'local_date', current_date + day,
         'starts_at', (current_date + day + make_time(hour, 0, 0)) AT TIME ZONE 'UTC',
         'ends_at', (current_date + day + make_time(hour, 45, 0)) AT TIME ZONE 'UTC'))).*
       FROM model, generate_series(1, $1::int) AS day, unnest($4::int[]) AS hour
       RETURNING id, starts_at
     )
     SELECT array_agg(id) AS ids FROM session GROUP BY starts_at ORDER BY starts_at`,
    [days, capacity, perSlot, hours],
  );
  return rows.map(({ ids }) => ids);
}
