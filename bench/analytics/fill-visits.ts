import type pg from 'pg';

const VENUE = `md5('venue')::uuid`;

/** What does not grow: a venue with ten classes by five coaches, and 8,000 members. */
const FIXED_ROWS = `
  INSERT INTO organisations (id, name) VALUES (md5('organisation')::uuid, 'Analytics');
  INSERT INTO users (email, full_name, member_code, digital_id_secret, calendar_token)
  SELECT 'analytics-' || i || '@bench.test', 'Analytics ' || i, 'A' || i, '\\x00', 'analytics-' || i
  FROM generate_series(0, 7999) i;
  INSERT INTO venues (id, organisation_id, name, city, latitude, longitude, time_zone, status)
  VALUES (${VENUE}, md5('organisation')::uuid, 'Studio', 'Beirut', 33.9, 35.5, 'Asia/Beirut',
    'published');
  INSERT INTO trainers (id, organisation_id, name)
  SELECT md5('trainer' || i)::uuid, md5('organisation')::uuid, 'Coach ' || i
  FROM generate_series(0, 4) i;
  INSERT INTO class_templates (id, venue_id, name, activity, capacity, duration_minutes, weekly,
    first_date)
  SELECT md5('template' || i)::uuid, ${VENUE}, 'Class ' || i, 'yoga', 12, 60,
    '[{"weekday": 1, "start": "18:00"}]', '2026-01-05' FROM generate_series(0, 9) i;`;

const at = (back: string) => `date_trunc('hour', now()) - (${back}) * interval '1 minute'`;

/**
 * Visits ten minutes apart, counted back from now: a tenth open gym, the others in classes of ten, of
 * which one in twenty is missed and one in thirty-three cancelled late.
 */
const ROWS = {
  class_sessions: `
    INSERT INTO class_sessions (id, class_template_id, trainer_id, venue_id, title, activity, tier,
      occurrence_date, occurrence_minute, local_date, local_minute, starts_at, ends_at, capacity,
      booked, cell)
    SELECT md5('session' || i)::uuid, md5('template' || i % 10)::uuid,
      md5('trainer' || i % 5)::uuid, ${VENUE}, 'Class ' || i % 10, 'yoga', 'standard',
      date '1900-01-01' + i, 0, (starts AT TIME ZONE 'Asia/Beirut')::date, 0, starts,
      starts + interval '1 hour', 12, 10, 0
    FROM generate_series($1::int / 10, $2::int / 10 - 1) i,
      LATERAL (SELECT ${at('120 + i * 100')} AS starts) t`,
  bookings: `
    INSERT INTO bookings (id, user_id, class_session_id, venue_id, status, late_cancelled,
      starts_at, ends_at, local_date, tier, policy, booked_at)
    SELECT md5('booking' || i)::uuid, u.id, md5('session' || i / 10)::uuid, ${VENUE},
      CASE WHEN i % 20 = 1 THEN 'no_show' WHEN i % 33 = 2 THEN 'cancelled' ELSE 'completed' END,
      i % 20 <> 1 AND i % 33 = 2, starts, starts + interval '1 hour',
      (starts AT TIME ZONE 'Asia/Beirut')::date, 'standard', '{}', starts
    FROM generate_series($1::int, $2::int - 1) i
      JOIN users u ON u.email = 'analytics-' || i % 7919 || '@bench.test',
      LATERAL (SELECT ${at('120 + i / 10 * 100')} AS starts) t
    WHERE i % 10 > 0`,
  check_ins: `
    INSERT INTO check_ins (user_id, venue_id, booking_id, kind, method, local_date, checked_in_at)
    SELECT u.id, ${VENUE}, CASE WHEN i % 10 > 0 THEN md5('booking' || i)::uuid END,
      CASE WHEN i % 10 > 0 THEN 'class' ELSE 'open_gym' END, 'venue_qr',
      (at AT TIME ZONE 'Asia/Beirut')::date, at
    FROM generate_series($1::int, $2::int - 1) i
      JOIN users u ON u.email = 'analytics-' || i % 7919 || '@bench.test',
      LATERAL (SELECT ${at('120 + i / 10 * 100')} AS at) t
    WHERE i % 20 <> 1 AND i % 33 <> 2`,
};

/** Inserts the rows that never grow. */
export async function insertFixedRows(pool: pg.Pool): Promise<void> {
  await pool.query(FIXED_ROWS);
}

/** Lets the visits of the venue grow from one number to another, without triggers. */
export async function fillVisits(pool: pg.Pool, from: number, to: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`SET session_replication_role = replica; SET synchronous_commit = off`);
    for (const [table, insert] of Object.entries(ROWS)) {
      await client.query(insert, [from, to]);
      await client.query(`VACUUM ANALYZE ${table}`);
    }
  } finally {
    client.release(true);
  }
}

/** Forgets all counts, so that the job counts the longer history anew. */
export async function forgetCounts(pool: pg.Pool): Promise<void> {
  await pool.query(`TRUNCATE analytics_venues, visit_counts, class_counts, analytics_changed_days;
    INSERT INTO analytics_venues (venue_id) SELECT id FROM venues`);
}

/** The bare SQL over all rows: visits by weekday and hour, missed and late, first ones, classes. */
export const BARE = [
  `SELECT extract(isodow FROM local_date), extract(hour FROM at AT TIME ZONE 'Asia/Beirut'),
    count(*), count(*) FILTER (WHERE first) FROM (
      SELECT *, row_number() OVER (PARTITION BY user_id ORDER BY at) = 1 AS first FROM (
        SELECT user_id, local_date, starts_at AS at FROM bookings
        WHERE venue_id = ${VENUE} AND status = 'completed'
        UNION ALL SELECT user_id, local_date, checked_in_at FROM check_ins
        WHERE venue_id = ${VENUE} AND kind = 'open_gym' AND corrected_at IS NULL) v) f
    GROUP BY 1, 2`,
  `SELECT s.class_template_id, s.trainer_id, count(*) FILTER (WHERE b.status = 'completed'),
    count(*) FILTER (WHERE b.status = 'no_show'), count(*) FILTER (WHERE b.late_cancelled)
    FROM bookings b JOIN class_sessions s ON s.id = b.class_session_id
    WHERE b.venue_id = ${VENUE} GROUP BY 1, 2`,
  `SELECT class_template_id, trainer_id, count(*), sum(capacity), sum(booked)
    FROM class_sessions WHERE venue_id = ${VENUE} AND status = 'scheduled' GROUP BY 1, 2`,
];
