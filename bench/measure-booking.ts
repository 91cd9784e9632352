import type { BenchmarkServer } from './benchmark-server.ts';
import { bookingRequests, DAYS, HOURS, VENUES } from './booking-requests.ts';
import { compareToBaseline, type Measurement, median } from './measurement.ts';
import { findPgbench, pgbench } from './pgbench.ts';
import { runLoad } from './run-load.ts';

const ROUNDS = 3;
const SECONDS = 6;

// The minimal booking: take a place if there is one and insert a row, in one statement.
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
export async function measureBooking(
  server: BenchmarkServer,
  members: string[],
): Promise<Measurement[]> {
  const program = findPgbench();
  await server.pool.query(MINIMAL_SCHEMA);
  const requests = await bookingRequests(server, members);
  const share = Math.floor(requests.length / (ROUNDS + 1));
  await runLoad(server.origin, requests.slice(0, share), { connections: 10 });
  const productRates: number[] = [];
  const baselineRates: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    if (program)
      baselineRates.push(await pgbench(program, server.databaseUrl, [MINIMAL_BOOKING], SECONDS));
    const part = requests.slice(round * share, (round + 1) * share);
    const { perSecond, statuses } = await runLoad(server.origin, part, { connections: 10 });
    if (statuses.get(201) !== part.length) {
      throw new Error(`not every booking was made: ${JSON.stringify([...statuses])}`);
    }
    productRates.push(perSecond);
  }
  const name = 'POST /bookings, 10 connections';
  if (!program) {
    const measured = `${Math.round(median(productRates))}/s`;
    return [
      { name, measured, baseline: 'no pgbench here', value: 0, goal: 'at least 0.4', passed: null },
    ];
  }
  const ratios = productRates.map((rate, round) => rate / (baselineRates[round] ?? 1));
  return [
    compareToBaseline(
      name,
      { perSecond: median(productRates), what: 'booked' },
      { perSecond: median(baselineRates), what: 'one statement in pgbench' },
      ratios,
      0.4,
    ),
  ];
}
