import { setTimeout as wait } from 'node:timers/promises';
import type { Desk, Visitor } from './insert-visitors.ts';
import type { Journal } from './journal.ts';

/** As the web app gives up. */
const TIMEOUT_MS = 30_000;
/** Staff tap again, or the camera reads the code again, when no answer came. */
const PAUSE_MS = 300;
/** Every tenth is received at two devices at once. */
const TWICE = 10;

/** Receives one visitor after the other, a scan and a tick in turns, `everyMs`, until `endsAt`. */
export async function receiveVisitors(
  origin: string,
  desk: Desk,
  journal: Journal,
  { everyMs, endsAt }: { everyMs: number; endsAt: number },
): Promise<void> {
  const started = performance.now();
  const arrivals: Promise<void>[] = [];
  for (const [index, visitor] of desk.visitors.entries()) {
    await wait(Math.max(0, started + index * everyMs - performance.now()));
    if (Date.now() >= endsAt) break;
    const tick = { path: 'by-hand', body: { booking_id: visitor.bookingId } };
    const scan = { path: 'scan', body: { venue_id: desk.venueId, code: await visitor.code() } };
    arrivals.push(send(origin, desk, visitor, journal, index % 2 ? tick : scan));
    if (index % TWICE === 0) arrivals.push(send(origin, desk, visitor, journal, tick));
  }
  await Promise.all(arrivals);
}

/** Ticks a visitor off at a desk that has the network. */
export function tickVisitor(
  origin: string,
  desk: Desk,
  visitor: Visitor,
  journal: Journal,
): Promise<void> {
  const body = { booking_id: visitor.bookingId };
  return send(origin, desk, visitor, journal, { path: 'by-hand', body });
}

/** Sends the same request again until there is an answer. */
async function send(
  origin: string,
  { authorization }: Desk,
  { bookingId }: Visitor,
  journal: Journal,
  { path, body }: { path: string; body: object },
): Promise<void> {
  journal.arrived(bookingId);
  for (;;) {
    const response = await fetch(`${origin}/api/v1/partner/check-ins/${path}`, {
      method: 'POST',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).catch(() => null);
    journal.sent += 1;
    const answer = (await response?.json().catch(() => null)) ?? null;
    if (response && answer && response.status < 500) {
      if (response.ok) return journal.answered(bookingId, (answer as { id: string }).id);
      return journal.violate(`${path} of ${bookingId} was refused: ${JSON.stringify(answer)}`);
    }
    journal.unanswered += 1;
    await wait(PAUSE_MS);
  }
}
