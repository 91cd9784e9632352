import { sql } from 'kysely';
import type { Db } from '../src/platform/database/transaction.ts';
import { anOrganisation, manyMembers } from './builders.ts';

/** Tables that grow with use; the others hold a few rows for ever. */
const GROWING = [
  'bookings',
  'booking_turns',
  'check_ins',
  'class_sessions',
  'favourites',
  'first_steps_dismissals',
  'idempotency_keys',
  'memberships',
  'payments',
  'users',
  'venues',
];

/** Of these tables, those that grow with use. */
export function thatGrow(tables: readonly string[]): string[] {
  return tables.filter((table) => GROWING.includes(table));
}

/**
 * Other people's Pulse: 5,000 venues, 500 of them with a class a day from 60 days before `now` to
 * 30 after it, and 1,000 members who came thirty times each. Enough that the planner chooses as it
 * does where there is much of all, rows as wide as real ones; all is analysed.
 */
export async function fillTables(db: Db, now: number): Promise<void> {
  const at = new Date(now);
  const organisation = await anOrganisation({ db }, 'Everywhere');
  await manyMembers({ db }, 1_000);
  await sql`
    INSERT INTO memberships (user_id, plan_code, billing_interval, status, anchored_at, period_ends_at)
    SELECT id, 'unlimited', 'month', 'active', ${at}::timestamptz - interval '10 days',
      ${at}::timestamptz + interval '20 days'
    FROM users WHERE email LIKE 'other%'`.execute(db);
  await sql`
    INSERT INTO venues (organisation_id, name, city, latitude, longitude, time_zone, status,
      description, opening_hours)
    SELECT ${organisation}::uuid, 'Other ' || n, 'City ' || n % 50, random() * 100 - 50,
      random() * 300 - 150, 'Asia/Beirut', 'published', repeat('A quiet room with light. ', 16),
      (SELECT jsonb_agg(jsonb_build_object('weekday', day, 'opens', '06:00', 'closes', '23:00'))
        FROM generate_series(1, 7) AS day)
    FROM generate_series(1, 5000) AS n`.execute(db);
  await sql`
    INSERT INTO class_templates (venue_id, name, activity, capacity, duration_minutes, weekdays,
      start_time, first_date)
    SELECT id, name, 'yoga', 12, 60, '{1}', '18:00', '2026-01-05' FROM venues
    WHERE organisation_id = ${organisation} LIMIT 500`.execute(db);
  await sql`
    INSERT INTO class_sessions (class_template_id, venue_id, title, activity, tier, occurrence_date,
      local_date, local_minute, starts_at, ends_at, capacity)
    SELECT t.id, t.venue_id, t.name, t.activity, 'standard', day, day, 1080,
      day + time '16:00', day + time '17:00', 12
    FROM class_templates t, LATERAL (SELECT ${at}::date + n AS day FROM generate_series(-60, 30) n) d
    WHERE t.name LIKE 'Other%'`.execute(db);
  await sql`
    INSERT INTO bookings (user_id, class_session_id, venue_id, status, starts_at, ends_at,
      local_date, tier, policy, booked_at)
    SELECT u.id, s.id, s.venue_id, 'completed', s.starts_at, s.ends_at, s.local_date, s.tier, '{}',
      s.starts_at
    FROM (SELECT id, row_number() OVER () AS n FROM users WHERE email LIKE 'other%') u
    JOIN (SELECT *, row_number() OVER () AS n FROM class_sessions WHERE ends_at < ${at}) s
      ON s.n % 1000 = u.n % 1000`.execute(db);
  await sql`
    INSERT INTO check_ins (user_id, venue_id, booking_id, kind, method, local_date, checked_in_at)
    SELECT user_id, venue_id, id, 'class', 'venue_qr', local_date, starts_at FROM bookings`.execute(
    db,
  );
  await sql`
    INSERT INTO payments (user_id, provider, purpose, amount_minor, currency, status, booking_id,
      expires_at, settled_at)
    SELECT user_id, 'demo', 'drop_in', 1000, 'USD', 'paid', id, starts_at, starts_at
    FROM bookings`.execute(db);
  await sql`
    INSERT INTO favourites (user_id, venue_id)
    SELECT DISTINCT user_id, venue_id FROM bookings`.execute(db);
  await sql`INSERT INTO first_steps_dismissals (user_id, dismissed_at)
    SELECT id, now() FROM users`.execute(db);
  await sql`
    INSERT INTO idempotency_keys (user_id, key, request_hash, answer_status, answer)
    SELECT user_id, id::text, '', 201, '{}' FROM bookings`.execute(db);
  await sql`INSERT INTO booking_turns (user_id, turn)
    SELECT id, 1 FROM users ON CONFLICT DO NOTHING`.execute(db);
  await sql`ANALYZE`.execute(db);
}
