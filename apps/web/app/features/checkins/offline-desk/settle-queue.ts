import { settleOfflineCheckIns } from '@pulse/contract/client';
import { toFailure } from '#ui/network/problem.ts';
import { changeQueued, type QueuedCheckIn, readQueue, removeQueued } from './queue.ts';

/** The most check-ins of one request, as the server limits them. */
const maxSent = 50;
const lockName = 'pulse-offline-check-ins';

/** What became of the queue: how many were entered, how many wait for a person, and whether some are left. */
export interface Settled {
  entered: number;
  conflicts: number;
  /** No response, or not one that settles anything: to be tried again later. */
  unsettled: boolean;
}

const nothing: Settled = { entered: 0, conflicts: 0, unsettled: false };

/** Sends the queue of a person, in one tab at a time; the server settles each check-in once in any case. */
export async function settleQueue(userId: string): Promise<Settled> {
  if (!navigator.locks) return sendAll(userId);
  return navigator.locks.request(lockName, { ifAvailable: true }, (lock) =>
    lock ? sendAll(userId) : nothing,
  );
}

async function sendAll(userId: string): Promise<Settled> {
  const sum = { ...nothing };
  // Each once, should a result find no room on this device.
  const sent = new Set<string>();
  for (;;) {
    const waiting = readQueue(userId).filter(({ id, conflict }) => !conflict && !sent.has(id));
    const [oldest] = waiting;
    if (!oldest) return sum;
    const { venueId } = oldest;
    const items = waiting.filter((one) => one.venueId === venueId).slice(0, maxSent);
    for (const { id } of items) sent.add(id);
    const settled = await sendItems(userId, venueId, items);
    sum.entered += settled.entered;
    sum.conflicts += settled.conflicts;
    if (settled.unsettled) return { ...sum, unsettled: true };
  }
}

async function sendItems(
  userId: string,
  venueId: string,
  items: readonly QueuedCheckIn[],
): Promise<Settled> {
  const { data, error } = await settleOfflineCheckIns({
    path: { id: venueId },
    body: {
      items: items.map(({ id, takenAt, code, booking, guest }) => ({
        id,
        taken_at: takenAt,
        code,
        booking,
        guest,
      })),
    },
  });
  if (!data) return keepRefused(userId, items, error);
  const sum = { ...nothing };
  for (const { id, conflict, member } of data.items) {
    const item = items.find((one) => one.id === id);
    if (!item) continue;
    if (conflict === null) {
      removeQueued(userId, id);
      sum.entered += 1;
    } else {
      changeQueued(userId, { ...item, name: member?.full_name ?? item.name, conflict });
      sum.conflicts += 1;
    }
  }
  return sum;
}

/** The server may refuse a whole request, as after a role was removed: it is not sent again and again. */
function keepRefused(userId: string, items: readonly QueuedCheckIn[], error: unknown): Settled {
  const { status, code, detail = '' } = toFailure(error);
  if (![400, 403, 404].includes(status)) return { ...nothing, unsettled: true };
  for (const item of items) changeQueued(userId, { ...item, conflict: { code, detail } });
  return { ...nothing, conflicts: items.length };
}
