import { setTimeout as wait } from 'node:timers/promises';
import { getOfflineRosters, getVenueDay } from '@pulse/contract/client';
import { measureClockOffset } from '../../apps/web/app/features/checkins/offline-desk/clock-offset.ts';
import { keepSettling } from '../../apps/web/app/features/checkins/offline-desk/keep-settling.ts';
import {
  queueCheckIn,
  readQueue,
} from '../../apps/web/app/features/checkins/offline-desk/queue.ts';
import { queueScan } from '../../apps/web/app/features/checkins/offline-desk/queue-scan.ts';
import { storeRosters } from '../../apps/web/app/features/checkins/offline-desk/stored-rosters.ts';
import type { Desk, Visitor } from './insert-visitors.ts';
import type { Journal } from './journal.ts';

/** Of those who arrive: these are ticked and scanned, and those are ticked elsewhere as well. */
const TWICE = 10;
const ELSEWHERE = 7;
const LIMIT_MS = 10 * 60_000;

/** Loads what the web app keeps for a network drop. */
export async function keepRosters({ staffId, venueId }: Desk): Promise<void> {
  const path = { id: venueId };
  const requestedAt = Date.now();
  const { data } = await getOfflineRosters({ path, throwOnError: true });
  measureClockOffset(requestedAt, Date.now(), data.server_time);
  const { data: day } = await getVenueDay({ path, throwOnError: true });
  storeRosters({ user_id: staffId, as_of: Date.now(), day, rosters: data.rosters });
}

/** Queues one visitor after the other `everyMs` without the network, with the web app's own code. */
export async function queueVisitors(
  desk: Desk,
  journal: Journal,
  tickElsewhere: (visitor: Visitor) => Promise<void>,
  { everyMs, endsAt }: { everyMs: number; endsAt: number },
): Promise<void> {
  const started = performance.now();
  const elsewhere: Promise<void>[] = [];
  for (const [index, visitor] of desk.visitors.entries()) {
    await wait(Math.max(0, started + index * everyMs - performance.now()));
    if (Date.now() >= endsAt) break;
    if (index % 2 || index % TWICE === 0) queueTick(desk, visitor, journal);
    if (index % 2 === 0) await queueCode(desk, visitor, journal);
    if (index % ELSEWHERE === 0) elsewhere.push(tickElsewhere(visitor));
  }
  await Promise.all(elsewhere);
}

function queueTick({ staffId, venueId }: Desk, visitor: Visitor, journal: Journal): void {
  const booking = { id: visitor.bookingId, starts_at: visitor.startsAt };
  const checkIn = { venueId, booking, name: null, title: null };
  if (!queueCheckIn(staffId, checkIn, Date.now())) journal.violate('the device has no room');
  note(staffId, visitor, journal);
}

async function queueCode(desk: Desk, visitor: Visitor, journal: Journal): Promise<void> {
  const queued = queueScan(
    { userId: desk.staffId, venueId: desk.venueId },
    await visitor.code(),
    Date.now(),
  );
  if (queued.kind !== 'queued') journal.violate(`a scan was not queued: ${queued.reason}`);
  note(desk.staffId, visitor, journal);
}

/** In the journal with the time that the queue has. */
function note(staffId: string, { bookingId }: Visitor, journal: Journal): void {
  const queued = readQueue(staffId).find(({ booking }) => booking?.id === bookingId);
  if (queued) journal.arrived(bookingId, queued.takenAt);
  else journal.violate(`${bookingId} is not in the queue`);
}

/** What became of a queue once the network was back. */
export interface SettledQueue {
  queued: number;
  entered: number;
  conflicts: { bookingId: string | undefined; code: string }[];
  left: number;
  seconds: number;
}

/** The network is back: the web app settles the queue by itself, again and again until it is done. */
export async function settleVisitors({ staffId }: Desk): Promise<SettledQueue> {
  const queued = readQueue(staffId).length;
  const started = performance.now();
  let entered = 0;
  const stop = keepSettling(staffId, (settled) => {
    entered += settled.entered;
  });
  const waiting = () => readQueue(staffId).filter(({ conflict }) => conflict === null).length;
  while (waiting() > 0 && performance.now() - started < LIMIT_MS) await wait(100);
  stop();
  return {
    queued,
    entered,
    conflicts: readQueue(staffId).flatMap(({ booking, conflict }) =>
      conflict ? [{ bookingId: booking?.id, code: conflict.code }] : [],
    ),
    left: waiting(),
    seconds: (performance.now() - started) / 1000,
  };
}
