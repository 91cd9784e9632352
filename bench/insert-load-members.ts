import type pg from 'pg';
import type { BenchmarkServer } from './benchmark-server.ts';
import { signInMembers } from './sign-in-members.ts';

/**
 * Bearer headers of `count` members on Unlimited with nothing booked. The demo has 200 of them; the
 * others are copies of the first, inserted here.
 */
export async function insertLoadMembers(
  server: Pick<BenchmarkServer, 'origin' | 'pool'>,
  count: number,
): Promise<string[]> {
  await insertMembers(server.pool, count);
  return signInMembers(server.origin, count);
}

/** The members alone, not signed in. */
export async function insertMembers(pool: pg.Pool, count: number): Promise<void> {
  await pool.query(
    `WITH model AS (SELECT * FROM users WHERE email = 'member001@pulse.test'),
     made AS (
       INSERT INTO users (email, full_name, password_hash, email_verified_at, language, time_zone,
         member_code, digital_id_secret, calendar_token)
       SELECT 'member' || i || '@pulse.test', 'Load ' || i, password_hash, now(),
         'en', time_zone, 'LOAD' || i, digital_id_secret, md5(random()::text)
       FROM model, generate_series(201, $1::int) i
       ON CONFLICT DO NOTHING RETURNING id)
     INSERT INTO memberships (user_id, plan_code, billing_interval, status, anchored_at, period_ends_at)
     SELECT id, 'unlimited', 'month', 'active', now() - interval '1 day', now() + interval '29 days'
     FROM made`,
    [count],
  );
}
