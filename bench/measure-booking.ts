import { makeClasses } from './bench-classes.ts';
import { type LoadRequest, load } from './load.ts';
import { type Measurement, median, ratioOf } from './measurement.ts';
import { findPgbench, pgbench } from './pgbench.ts';
import type { Stack } from './stack.ts';

const DAYS = 12;
const HOURS = [8, 16];
const VENUES = 10;
const ROUNDS = 3;
const SECONDS = 6;

// The least that a booking can be: take a place if there is one and write a row, in one statement.
const MINIMAL_SCHEMA = `
  DROP TABLE IF EXISTS bench_bookings, bench_classes;
  CREATE TABLE bench_classes (id int PRIMARY KEY, capacity int NOT NULL, booked int NOT NULL DEFAULT 0);
  CREATE TABLE bench_bookings (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    user_id int NOT NULL, class_id int NOT NULL, created_at timestamptz NOT NULL DEFAULT now());
  INSERT INTO bench_classes SELECT i, 1000000 FROM generate_series(1, ${DAYS * HOURS.length * VENUES}) i;`;
const MINIMAL_BOOKING = `\\set class random(1, ${DAYS * HOURS.length * VENUES})
\\set member random(1, 500)
WITH taken AS (UPDATE bench_classes SET booked = booked + 1 WHERE id = :class AND booked < capacity RETURNING id) INSERT INTO bench_bookings (user_id, class_id) SELECT :member, id FROM taken;
`;

/** POST /bookings with all it does, against the minimal one-statement booking; 10 connections. */
export async function measureBooking(stack: Stack, members: string[]): Promise<Measurement[]> {
  const program = findPgbench();
  await stack.pool.query(MINIMAL_SCHEMA);
  const requests = await bookingRequests(stack, members);
  const share = Math.floor(requests.length / (ROUNDS + 1));
  await load(stack.origin, requests.slice(0, share), { connections: 10 });
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    if (program) theirs.push(await pgbench(program, stack.databaseUrl, [MINIMAL_BOOKING], SECONDS));
    const part = requests.slice(round * share, (round + 1) * share);
    const { perSecond, statuses } = await load(stack.origin, part, { connections: 10 });
    if (statuses.get(201) !== part.length) {
      throw new Error(`not every booking was made: ${JSON.stringify([...statuses])}`);
    }
    ours.push(perSecond);
  }
  const name = 'POST /bookings, 10 connections';
  if (!program) {
    const measured = `${Math.round(median(ours))}/s`;
    return [
      { name, measured, against: 'no pgbench here', value: 0, goal: 'at least 0.4', held: null },
    ];
  }
  const ratios = ours.map((rate, round) => rate / (theirs[round] ?? 1));
  return [
    ratioOf(
      name,
      { perSecond: median(ours), what: 'booked' },
      { perSecond: median(theirs), what: 'one statement in pgbench' },
      ratios,
      0.4,
    ),
  ];
}

/** One booking for each member in each slot, never two that overlap, in an order that spreads both. */
async function bookingRequests(stack: Stack, members: string[]): Promise<LoadRequest[]> {
  const slots = await makeClasses(stack.pool, {
    days: DAYS,
    hours: HOURS,
    venues: VENUES,
    capacity: 1000,
  });
  return slots.flatMap((classes, slot) =>
    members.map((authorization, member) => ({
      method: 'POST' as const,
      path: '/api/v1/bookings',
      headers: {
        authorization,
        'content-type': 'application/json',
        'idempotency-key': `bench-${slot}-${member}`,
      },
      body: JSON.stringify({ class_session_id: classes[(member + slot) % classes.length] }),
    })),
  );
}
