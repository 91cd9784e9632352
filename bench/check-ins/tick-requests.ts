import type { BenchmarkServer } from '../benchmark-server.ts';
import { insertDesks } from '../live/insert-desks.ts';
import type { LoadRequest } from '../run-load.ts';

/** Ticks of `count` bookings at the desks of venues that are made for them, in turn. */
export async function tickRequests(
  { pool }: Pick<BenchmarkServer, 'pool'>,
  { count, venues = 30 }: { count: number; venues?: number },
): Promise<LoadRequest[]> {
  const booked = Math.ceil(count / venues);
  const desks = await insertDesks(pool, { count: venues, booked });
  return Array.from({ length: booked }, (_, index) =>
    desks.map(({ authorization, bookingIds }) => ({
      method: 'POST' as const,
      path: '/api/v1/partner/check-ins/by-hand',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ booking_id: bookingIds[index] }),
    })),
  )
    .flat()
    .slice(0, count);
}
