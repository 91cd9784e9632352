import type { BenchmarkServer } from './benchmark-server.ts';
import { bookingRequests } from './booking-requests.ts';
import { processorTimeOf } from './check-ins/processor-time.ts';
import { insertMembers } from './insert-load-members.ts';
import { insertPastBookings } from './insert-past-bookings.ts';
import { type Measurement, median } from './measurement.ts';

const BOOKINGS = 1_000_000;
const MEMBERS = 10_000;
const ROUNDS = 3;
const PER_ROUND = 1_500;
const MAX_RATIO = 1.3;
const CONNECTIONS = 50;

/** The processor time of a booking with next to no others in the database, and with a million. */
export async function measureBookingGrowth(
  server: BenchmarkServer,
  members: string[],
): Promise<Measurement[]> {
  const requests = (await bookingRequests(server, members)).values();
  await processorTimeOf(server, [...requests.take(500)], CONNECTIONS);
  const measure = async () => {
    const costs: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      costs.push(await processorTimeOf(server, [...requests.take(PER_ROUND)], CONNECTIONS));
    return median(costs);
  };
  const empty = await measure();
  await insertMembers(server.pool, MEMBERS);
  await insertPastBookings(server.pool, BOOKINGS);
  // Plans and caches of the connections are those of the small table.
  await server.restart();
  await processorTimeOf(server, [...requests.take(500)], CONNECTIONS);
  const full = await measure();
  const value = Number((full / empty).toFixed(2));
  return [
    {
      name: `POST /bookings among ${BOOKINGS.toLocaleString('en')} bookings, ${CONNECTIONS} connections`,
      measured: `${full.toFixed(2)} ms of processor`,
      baseline: `${empty.toFixed(2)} ms without them`,
      value,
      goal: `at most ${MAX_RATIO}`,
      passed: value <= MAX_RATIO,
    },
  ];
}
