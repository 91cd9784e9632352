import { setTimeout as wait } from 'node:timers/promises';
import type { Desk } from './insert-desks.ts';

/** A member who was ticked off at a desk. */
export interface Arrival {
  desk: Desk;
  checkInId: string;
  /** When staff tapped. */
  at: number;
}

/** Members who arrive at the desks in turn, at a steady rate, until `ended` resolves or all are there. */
export async function sendArrivals(
  origin: string,
  desks: readonly Desk[],
  { perSecond, ended }: { perSecond: number; ended: Promise<unknown> },
): Promise<Arrival[]> {
  let stopped = false;
  void ended.then(() => {
    stopped = true;
  });
  const arrivals: Promise<Arrival>[] = [];
  const started = performance.now();
  while (!stopped) {
    const desk = desks[arrivals.length % desks.length];
    const bookingId = desk?.bookingIds.pop();
    if (!desk || !bookingId) break;
    const arrival = arrive(origin, desk, bookingId);
    // Told at the end; until then it must not end the process, and leave servers behind.
    arrival.catch(() => undefined);
    arrivals.push(arrival);
    await wait(Math.max(0, started + (1000 * arrivals.length) / perSecond - performance.now()));
  }
  return Promise.all(arrivals);
}

async function arrive(origin: string, desk: Desk, bookingId: string): Promise<Arrival> {
  const at = performance.now();
  for (;;) {
    try {
      const response = await fetch(`${origin}/api/v1/partner/check-ins/by-hand`, {
        method: 'POST',
        headers: { authorization: desk.authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ booking_id: bookingId }),
      });
      const { id } = (await response.json()) as { id?: string };
      if (id) return { desk, checkInId: id, at };
      if (response.status !== 503) throw new Error(`a tick was answered ${response.status}`);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
    // Without an answer it is sent again, and answered with the first arrival.
    await wait(100);
  }
}
