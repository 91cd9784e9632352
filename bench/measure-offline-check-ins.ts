import { randomUUID } from 'node:crypto';
import { DEMO_PASSWORD } from '../apps/api/src/platform/demo-accounts.ts';
import type { BenchmarkServer } from './benchmark-server.ts';
import { type Measurement, median } from './measurement.ts';

const ROUNDS = 5;
const CHECK_INS = 200;
/** The most of one request. */
const BATCH = 50;
const GOAL_S = 10;

interface QueuedBooking {
  id: string;
  venue_id: string;
  starts_at: Date;
}

/** How long a desk that was offline takes to settle 200 check-ins, one request after the other. */
export async function measureOfflineCheckIns(server: BenchmarkServer): Promise<Measurement[]> {
  const authorization = await signInAsAdmin(server.origin);
  const seconds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const bookings = await insertBookings(server);
    const taken_at = new Date().toISOString();
    const started = performance.now();
    for (let start = 0; start < bookings.length; start += BATCH) {
      const items = bookings.slice(start, start + BATCH).map(({ id, starts_at }) => ({
        id: randomUUID(),
        taken_at,
        booking: { id, starts_at: starts_at.toISOString() },
      }));
      const venue = bookings[0]?.venue_id;
      const response = await fetch(
        `${server.origin}/api/v1/partner/venues/${venue}/offline-check-ins`,
        {
          method: 'POST',
          headers: { authorization, 'content-type': 'application/json' },
          body: JSON.stringify({ items }),
        },
      );
      const body = (await response.json()) as { items: { outcome: string }[] };
      if (body.items.some(({ outcome }) => outcome !== 'arrived'))
        throw new Error(`not settled: ${JSON.stringify(body.items[0])}`);
    }
    seconds.push((performance.now() - started) / 1000);
  }
  const value = Number(median(seconds).toFixed(2));
  return [
    {
      name: `${CHECK_INS} offline check-ins settled`,
      measured: `${value} s`,
      baseline: `${Math.round(CHECK_INS / value)} a second`,
      value,
      goal: `at most ${GOAL_S} s`,
      passed: value <= GOAL_S,
    },
  ];
}

/** A class that starts in ten minutes, in which 200 load members have a place. */
async function insertBookings({ pool }: BenchmarkServer): Promise<QueuedBooking[]> {
  const { rows } = await pool.query<QueuedBooking>(
    `WITH session AS (
       INSERT INTO class_sessions SELECT (jsonb_populate_record(NULL::class_sessions,
         to_jsonb(model) || jsonb_build_object('id', gen_random_uuid(), 'status', 'scheduled',
         'capacity', 1000, 'booked', $1::int, 'waitlisted', 0,
         'occurrence_date', current_date - (floor(random() * 1e4)::int + 30000),
         'starts_at', date_trunc('minute', now()) + interval '10 minutes',
         'ends_at', date_trunc('minute', now()) + interval '70 minutes'))).*
       FROM (SELECT * FROM class_sessions WHERE tier = 'standard' LIMIT 1) AS model RETURNING *
     )
     INSERT INTO bookings (user_id, class_session_id, venue_id, status, starts_at, ends_at,
       local_date, tier, policy, booked_at)
     SELECT u.id, s.id, s.venue_id, 'confirmed', s.starts_at, s.ends_at, s.local_date, s.tier,
       '{}', now() - interval '1 day'
     FROM session s, (SELECT id FROM users WHERE email ~ '^member[0-9]+@pulse.test$' LIMIT $1) u
     RETURNING id, venue_id, starts_at`,
    [CHECK_INS],
  );
  return rows;
}

async function signInAsAdmin(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/v1/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@pulse.test', password: DEMO_PASSWORD }),
  });
  const { access_token } = (await response.json()) as { access_token: string };
  return `Bearer ${access_token}`;
}
