import type pg from 'pg';

const BATCHES = 20;

/**
 * Inserts so many bookings of the load members in past classes, as many of each, over the last year;
 * the classes are copies of existing ones.
 */
export async function insertPastBookings(pool: pg.Pool, count: number): Promise<void> {
  const { rows } = await pool.query<{ members: number }>(
    `SELECT count(*)::int AS members FROM users WHERE email ~ '^member[0-9]+@pulse.test$'`,
  );
  const each = Math.ceil(count / (rows[0]?.members ?? 1));
  const { rows: sessions } = await pool.query<{ id: string }>(
    `INSERT INTO class_sessions SELECT (jsonb_populate_record(NULL::class_sessions,
       to_jsonb(model) || jsonb_build_object('id', gen_random_uuid(), 'status', 'scheduled',
       'capacity', $2::int, 'booked', 0, 'waitlisted', 0, 'occurrence_date', day - 20000,
       'local_date', day, 'starts_at', day + time '10:00', 'ends_at', day + time '11:00'))).*
     FROM (SELECT * FROM class_sessions WHERE tier = 'standard' LIMIT 1) AS model,
       generate_series(1, $1::int) AS i, LATERAL (SELECT current_date - 2 - i * 360 / $1 AS day) d
     RETURNING id`,
    [each, 1000],
  );
  for (let batch = 0; batch < BATCHES; batch += 1) {
    await pool.query(
      `INSERT INTO bookings (user_id, class_session_id, venue_id, status, starts_at, ends_at,
         local_date, tier, policy, booked_at)
       SELECT u.id, s.id, s.venue_id, 'completed', s.starts_at, s.ends_at, s.local_date, s.tier,
         '{}', s.starts_at - interval '1 day'
       FROM users u, class_sessions s
       WHERE u.email ~ '^member[0-9]+@pulse.test$' AND s.id = ANY ($1::uuid[])`,
      [sessions.filter((_, index) => index % BATCHES === batch).map(({ id }) => id)],
    );
  }
  await pool.query('VACUUM ANALYZE bookings');
  await pool.query('VACUUM ANALYZE class_sessions');
}
