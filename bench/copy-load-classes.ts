import type pg from 'pg';

/**
 * Inserts classes for a load as copies of existing ones, whatever the columns of this version: on
 * each of the next `days` days (from tomorrow) one slot of `perSlot` classes. Returns their ids.
 */
export async function copyLoadClasses(
  pool: pg.Pool,
  { days, capacity, perSlot }: { days: number; capacity: number; perSlot: number },
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
         'occurrence_date', current_date + 1000 + $2::int + day, 'local_date', current_date + day,
         'starts_at', (current_date + day + time '01:00') AT TIME ZONE 'UTC'
           + make_interval(hours => CASE WHEN $2::int > 100 THEN 3 ELSE 8 END),
         'ends_at', (current_date + day + time '01:45') AT TIME ZONE 'UTC'
           + make_interval(hours => CASE WHEN $2::int > 100 THEN 3 ELSE 8 END)))).*
       FROM model, generate_series(1, $1::int) AS day
       RETURNING id, starts_at
     )
     SELECT array_agg(id) AS ids FROM session GROUP BY starts_at ORDER BY starts_at`,
    [days, capacity, perSlot],
  );
  return rows.map(({ ids }) => ids);
}
