import type pg from 'pg';

/** The tables that grow, in the order in which their rows refer to each other. */
const TABLES = [
  'venues',
  'venue_ratings',
  'class_templates',
  'class_sessions',
  'bookings',
  'check_ins',
  'notifications',
  'payments',
] as const;

/** Inserts what does not grow: an organisation, 1,000 members. */
const FIXED_ROWS = `
  INSERT INTO organisations (name) VALUES ('Growth');
  INSERT INTO users (email, full_name, member_code, digital_id_secret, calendar_token)
  SELECT 'growth-' || i || '@bench.test', 'Growth ' || i, 'G' || i, '\\x00', 'growth-' || i
  FROM generate_series(0, 999) i;`;

/** A uuid that a row number gives, so that tables can refer to each other without a join. */
const idOf = (table: string, number: string) => `md5('${table}' || (${number}))::uuid`;

/**
 * The rows numbered from $1 to $2. Venues are spread over ten towns of 40 km, a tenth of them with a
 * class a day for ten days; every booking, notification and payment is one member's, every check-in
 * at one venue, three hours apart and so over the more years the more there are.
 */
const ROWS: Record<(typeof TABLES)[number], string> = {
  venues: `
    INSERT INTO venues (id, organisation_id, name, city, latitude, longitude, time_zone, status,
      activities, tier, opening_hours)
    SELECT ${idOf('venue', 'i')}, o.id, 'Studio ' || md5(i::text), 'Town ' || i % 10,
      31 + i % 10 + (random() - 0.5) * 0.4, 35.5 + (random() - 0.5) * 0.4, 'Asia/Beirut',
      'published', ARRAY[(ARRAY['yoga', 'boxing', 'padel', 'dance', 'hiit'])[1 + (i / 10) % 5]],
      CASE WHEN i % 7 = 0 THEN 'plus' ELSE 'standard' END,
      '[{"weekday": 1, "opens": "07:00", "closes": "22:00"}]'
    FROM organisations o, generate_series($1::int, $2::int) i`,
  // As the triggers on reviews leave them: every other venue has some.
  venue_ratings: `
    INSERT INTO venue_ratings (venue_id, reviews, stars, cell)
    SELECT v.id, 1 + i % 40, 3 * (1 + i % 40) + i % 7, place_cell(v.latitude, v.longitude)
    FROM generate_series($1::int, $2::int) i JOIN venues v ON v.id = ${idOf('venue', 'i')}
    WHERE i % 2 = 0`,
  class_templates: `
    INSERT INTO class_templates (id, venue_id, name, activity, capacity, duration_minutes, weekly,
      first_date)
    SELECT ${idOf('template', 'i')}, ${idOf('venue', 'i * 10 + i % 10')}, 'Class ' || md5(i::text),
      (ARRAY['yoga', 'boxing', 'padel', 'dance', 'hiit'])[1 + i / 10 % 5], 10, 60,
      '[{"weekday": 1, "start": "18:00"}]', '2026-01-05'
    FROM generate_series($1::int / 10, $2::int / 10 - 1) i`,
  class_sessions: `
    INSERT INTO class_sessions (id, class_template_id, venue_id, title, activity, tier,
      occurrence_date, occurrence_minute, local_date, local_minute, starts_at, ends_at, capacity,
      cell)
    SELECT ${idOf('session', 'i')}, ${idOf('template', 'i / 10')},
      ${idOf('venue', 'i / 10 * 10 + i / 10 % 10')}, 'Class',
      (ARRAY['yoga', 'boxing', 'padel', 'dance', 'hiit'])[1 + i / 100 % 5], 'standard', day, minute,
      day, minute, starts, starts + interval '1 hour', 10, place_cell(v.latitude, v.longitude)
    FROM generate_series($1::int, $2::int - 1) i
    JOIN venues v ON v.id = ${idOf('venue', 'i / 10 * 10 + i / 10 % 10')},
      LATERAL (SELECT current_date + 1 + i % 10 AS day, 360 + i * 37 % 900 AS minute) clock,
      LATERAL (SELECT (day + minute * interval '1 minute') AT TIME ZONE 'Asia/Beirut' AS starts) t`,
  bookings: `
    INSERT INTO bookings (id, user_id, class_session_id, venue_id, status, starts_at, ends_at,
      local_date, tier, policy, booked_at)
    SELECT ${idOf('booking', 'i')}, (SELECT id FROM users WHERE email = 'growth-0@bench.test'),
      ${idOf('session', 'i')}, ${idOf('venue', '0')},
      CASE i % 20 WHEN 0 THEN 'no_show' WHEN 1 THEN 'cancelled' ELSE 'completed' END,
      starts, starts + interval '1 hour', (starts AT TIME ZONE 'Asia/Beirut')::date, 'standard',
      '{}', starts - interval '1 day'
    FROM generate_series($1::int, $2::int - 1) i,
      LATERAL (SELECT date_trunc('hour', now()) - (i - 40) * interval '3 hours' AS starts) clock`,
  check_ins: `
    INSERT INTO check_ins (user_id, venue_id, booking_id, kind, method, local_date, checked_in_at)
    SELECT u.id, ${idOf('venue', '0')}, ${idOf('booking', 'i')}, 'class', 'venue_qr',
      (at AT TIME ZONE 'Asia/Beirut')::date, at
    FROM generate_series($1::int, $2::int - 1) i
    JOIN users u ON u.email = 'growth-' || i % 1000 || '@bench.test',
      LATERAL (SELECT now() - i * interval '10 minutes' AS at) clock`,
  notifications: `
    INSERT INTO notifications (user_id, type, title, message, created_at, read_at)
    SELECT (SELECT id FROM users WHERE email = 'growth-0@bench.test'), 'other', 'Title', 'Message',
      at, CASE WHEN i < 20 THEN NULL ELSE at END
    FROM generate_series($1::int, $2::int - 1) i,
      LATERAL (SELECT now() - i * interval '1 hour' AS at) clock`,
  payments: `
    INSERT INTO payments (user_id, provider, purpose, amount_minor, currency, status, expires_at,
      created_at, settled_at)
    SELECT (SELECT id FROM users WHERE email = 'growth-0@bench.test'), 'demo', 'drop_in', 1000,
      'USD', CASE WHEN i % 10 = 0 THEN 'expired' ELSE 'paid' END, at, at, at
    FROM generate_series($1::int, $2::int - 1) i,
      LATERAL (SELECT now() - i * interval '1 hour' AS at) clock`,
};

/** Inserts the rows that never grow. */
export async function insertFixedRows(pool: pg.Pool): Promise<void> {
  await pool.query(FIXED_ROWS);
}

/**
 * Lets every table grow from one number of rows to another. Indexes are built afterwards, and neither
 * triggers nor foreign keys run: a million rows take two minutes instead of twenty.
 */
export async function growTables(pool: pg.Pool, from: number, to: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`SET session_replication_role = replica; SET synchronous_commit = off;
      SET maintenance_work_mem = '512MB'; SELECT setseed(0.5)`);
    for (const table of TABLES) {
      const { rows: indexes } = await client.query<{ name: string; definition: string }>(
        `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
        FROM pg_index WHERE indrelid = $1::regclass
          AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`,
        [table],
      );
      for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
      const shift = table === 'venues' ? 1 : 0;
      await client.query(ROWS[table], [from, to - shift]);
      for (const { definition } of indexes) await client.query(definition);
      await client.query(`VACUUM ANALYZE ${table}`);
    }
  } finally {
    client.release(true);
  }
}
