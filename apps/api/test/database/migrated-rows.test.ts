import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { migrate } from '../../src/platform/database/migrations/migrate.ts';
import { createDatabase, openTestDatabase, type TestDatabase } from './create-database.ts';
import { baselineFolder } from './migrations-folder.ts';

/* What the migrations after the baseline make of rows that are there. */

let database: TestDatabase;
let opened: ReturnType<typeof openTestDatabase>;
const query = async (text: string, values: unknown[] = []) =>
  (await opened.pool.query(text, values)).rows;

beforeEach(async () => {
  database = await createDatabase(inject('databaseUrl'));
  await migrate(database.url, { folder: await baselineFolder() });
  opened = openTestDatabase(database.url, 1);
  await query(INSERT_CLASSES);
});
afterEach(async () => {
  await opened.close();
  await database.drop();
});

/** Two classes of one venue, and five members. */
const INSERT_CLASSES = `
  WITH partner AS (
    INSERT INTO organisations (name) VALUES ('Nafas') RETURNING id
  ), venue AS (
    INSERT INTO venues (organisation_id, name, city, status, latitude, longitude, time_zone)
    SELECT id, 'Nafas', 'Beirut', 'published', 33.9, 35.5, 'Asia/Beirut' FROM partner RETURNING id
  ), template AS (
    INSERT INTO class_templates (venue_id, name, activity, capacity, duration_minutes, first_date)
    SELECT id, 'Flow', 'yoga', 2, 60, '2026-12-01' FROM venue RETURNING id, venue_id
  ), sessions AS (
    INSERT INTO class_sessions (class_template_id, venue_id, title, activity, tier, occurrence_date,
      occurrence_minute, starts_at, ends_at, local_date, local_minute, capacity)
    SELECT id, venue_id, 'Flow', 'yoga', 'standard', '2026-12-01', hour * 60,
      '2026-12-01'::timestamptz + hour * interval '1 hour',
      '2026-12-01'::timestamptz + (hour + 1) * interval '1 hour', '2026-12-01', hour * 60, 2
    FROM template, generate_series(8, 9) AS hour
  )
  INSERT INTO users (email, full_name, member_code, digital_id_secret, calendar_token)
  SELECT 'member' || n || '@pulse.test', 'Member ' || n, 'MEMBER000' || n, '\\x00', 'calendar' || n
  FROM generate_series(1, 5) AS n`;

/** Puts a member on the waitlist of the class at this hour, without a number. */
const join = (member: number, hour: number) =>
  query(
    `INSERT INTO bookings (user_id, class_session_id, venue_id, status, starts_at, ends_at, local_date,
      tier, policy, waitlisted_at)
    SELECT u.id, s.id, s.venue_id, 'waitlisted', s.starts_at, s.ends_at, s.local_date, s.tier, '{}', now()
    FROM users u, class_sessions s WHERE u.email = $1 AND s.occurrence_minute = $2`,
    [`member${member}@pulse.test`, hour * 60],
  );

test('those who wait keep their number and order, and the next of their class come after them', async () => {
  for (const [member, hour] of [
    [3, 8],
    [1, 9],
    [2, 8],
    [1, 8],
  ] as const)
    await join(member, hour);
  const waiting = () =>
    query(`SELECT email, waitlist_number::integer AS number FROM bookings b
      JOIN users u ON u.id = b.user_id JOIN class_sessions s ON s.id = b.class_session_id
      WHERE s.occurrence_minute = 480 ORDER BY waitlist_number`);
  const before = await waiting();
  expect(before.map(({ email }) => email[6])).toEqual(['3', '2', '1']);
  await migrate(database.url);
  // Above every number of its class: nothing that books may give one twice.
  expect(await query('SELECT last_waitlist_number::integer AS last FROM class_sessions')).toEqual([
    { last: 4 },
    { last: 4 },
  ]);
  await join(5, 8);
  await join(4, 8);
  expect(await waiting()).toEqual([
    ...before,
    { email: 'member5@pulse.test', number: 5 },
    { email: 'member4@pulse.test', number: 6 },
  ]);
});

/** Adds a paid payment of a member with its receipt. */
const INSERT_RECEIPT = `
  WITH paid AS (
    INSERT INTO payments (user_id, provider, purpose, title, amount_minor, currency, status, expires_at)
    SELECT id, 'demo', 'membership', 'Pulse Plus', 6900, 'USD', 'paid', now()
    FROM users WHERE email = 'member1@pulse.test' RETURNING id
  ), counter AS (
    INSERT INTO receipt_counters (kind, year, last_number) VALUES ('receipt', 2026, 1)
    ON CONFLICT (kind, year) DO UPDATE SET last_number = receipt_counters.last_number + 1
    RETURNING last_number
  )
  INSERT INTO receipts (kind, year, number, payment_id, amount_minor, currency, title, seller_name,
    seller_address, tax_line, issued_at)
  SELECT 'receipt', 2026, last_number, paid.id, 6900, 'USD', 'Pulse Plus', 'Pulse', '', '', now()
  FROM paid, counter RETURNING number`;

test('receipts keep their number, and the next ones of their seller come after them', async () => {
  for (const number of [1, 2]) expect(await query(INSERT_RECEIPT)).toEqual([{ number }]);
  await migrate(database.url);
  expect(await query('SELECT series, number FROM receipts ORDER BY number')).toEqual([
    { series: '', number: 1 },
    { series: '', number: 2 },
  ]);
  expect(await query('SELECT series, kind, year, last_number FROM receipt_series')).toEqual([
    { series: '', kind: 'receipt', year: 2026, last_number: 2 },
  ]);
  expect(await query(INSERT_RECEIPT)).toEqual([{ number: 3 }]);
});
