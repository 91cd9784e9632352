import type { BenchmarkServer } from './benchmark-server.ts';
import { insertLoadClasses } from './insert-load-classes.ts';
import type { LoadRequest } from './run-load.ts';

export const DAYS = 12;
export const HOURS = [8, 16];
export const VENUES = 10;

/**
 * One booking for each member in each slot, never two that overlap, in an order that spreads both.
 */
export async function bookingRequests(
  server: Pick<BenchmarkServer, 'pool'>,
  members: string[],
  hours = HOURS,
): Promise<LoadRequest[]> {
  const slots = await insertLoadClasses(server.pool, {
    days: DAYS,
    hours,
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
        'idempotency-key': `${classes[0]}-${member}`,
      },
      body: JSON.stringify({ class_session_id: classes[(member + slot) % classes.length] }),
    })),
  );
}
