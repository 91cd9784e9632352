import { setTimeout as wait } from 'node:timers/promises';
import type { BenchmarkServer } from './benchmark-server.ts';
import { bookingRequests } from './booking-requests.ts';
import { cpuSeconds, parentOf } from './cpu-seconds.ts';
import { insertMembers } from './insert-load-members.ts';
import { insertPastBookings } from './insert-past-bookings.ts';
import { type Measurement, median } from './measurement.ts';
import { type LoadRequest, runLoad } from './run-load.ts';

const BOOKINGS = 1_000_000;
const MEMBERS = 10_000;
const ROUNDS = 3;
const PER_ROUND = 1_500;
const MAX_RATIO = 1.3;

/** The processor time of a booking with next to no others in the database, and with a million. */
export async function measureBookingGrowth(
  server: BenchmarkServer,
  members: string[],
): Promise<Measurement[]> {
  const requests = (await bookingRequests(server, members)).values();
  await book(server, [...requests.take(500)]);
  const measure = async () => {
    const costs: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      costs.push(await book(server, [...requests.take(PER_ROUND)]));
    return median(costs);
  };
  const empty = await measure();
  await insertMembers(server.pool, MEMBERS);
  await insertPastBookings(server.pool, BOOKINGS);
  // Plans and caches of the connections are those of the small table.
  await server.restart();
  await book(server, [...requests.take(500)]);
  const full = await measure();
  const value = Number((full / empty).toFixed(2));
  return [
    {
      name: `POST /bookings among ${BOOKINGS.toLocaleString('en')} bookings, 50 connections`,
      measured: `${full.toFixed(2)} ms of processor`,
      baseline: `${empty.toFixed(2)} ms without them`,
      value,
      goal: `at most ${MAX_RATIO}`,
      passed: value <= MAX_RATIO,
    },
  ];
}

/** Books, and returns the milliseconds of processor for each: server, worker and database, listeners run. */
async function book(server: BenchmarkServer, requests: LoadRequest[]): Promise<number> {
  const { rows } = await server.pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const processes = [server.pid, server.workerPid, parentOf(rows[0]?.pid ?? 0)];
  const used = () => processes.reduce((sum, pid) => sum + cpuSeconds(pid), 0);
  const before = used();
  const { statuses } = await runLoad(server.origin, requests, { connections: 50 });
  if (statuses.get(201) !== requests.length)
    throw new Error(`not every booking was made: ${JSON.stringify([...statuses])}`);
  const pending = 'SELECT FROM outbox WHERE dispatched_at IS NULL LIMIT 1';
  while ((await server.pool.query(pending)).rowCount) await wait(100);
  return (1000 * (used() - before)) / requests.length;
}
