import { type EpochMs, isoInstant } from '@pulse/domain';
import { createUuid } from '#ui/network/create-uuid.ts';
import { hasUnsent, readUnsent, removeUnsent, saveUnsent } from '#ui/network/unsent-changes.ts';
import { readClockOffset } from './clock-offset.ts';

/** A check-in that a desk made without a network, until the server has settled it. */
export interface QueuedCheckIn {
  /** A UUID: the server settles it once, however often it is sent. */
  id: string;
  venueId: string;
  /** By the clock of the server, as it was measured before; UTC instant, ISO 8601. */
  takenAt: string;
  /** The scanned digital ID. */
  code?: string;
  /** What was ticked, or the booking that the kept roster had of whom was scanned. */
  booking?: { id: string; starts_at: string };
  /** The guest who was ticked. */
  guest?: { id: string; starts_at: string };
  /** Whom and what it is about, where the desk knows it. */
  name: string | null;
  title: string | null;
  /** Why the server did not enter it: it waits for a person. */
  conflict: { code: string; detail: string } | null;
}

const isQueued = (value: unknown): value is QueuedCheckIn =>
  typeof value === 'object' && value !== null && 'venueId' in value && 'takenAt' in value;

/** The time at the server by the clock of this device. */
export function serverTime(now: EpochMs): EpochMs {
  return now + readClockOffset();
}

/** The queue of a person, oldest first. */
export function readQueue(userId: string): QueuedCheckIn[] {
  return readUnsent(userId)
    .filter(isQueued)
    .sort((a, b) => a.takenAt.localeCompare(b.takenAt));
}

/**
 * Queues a check-in made at `now` by the clock of this device; false when the device has no room. A
 * booking or guest that waits already is not queued twice.
 */
export function queueCheckIn(
  userId: string,
  checkIn: Omit<QueuedCheckIn, 'id' | 'takenAt' | 'conflict'>,
  now: EpochMs,
): boolean {
  const ticked = (checkIn.guest ?? checkIn.booking)?.id;
  const waits = readQueue(userId).some(
    ({ guest, booking }) => ticked !== undefined && (guest ?? booking)?.id === ticked,
  );
  if (waits && checkIn.code === undefined) return true;
  const id = createUuid();
  const takenAt = isoInstant(serverTime(now));
  return saveUnsent(userId, id, { ...checkIn, id, takenAt, conflict: null });
}

/** Writes what became of a check-in into the queue, unless it was removed meanwhile. */
export function changeQueued(userId: string, checkIn: QueuedCheckIn): void {
  if (hasUnsent(userId, checkIn.id)) saveUnsent(userId, checkIn.id, checkIn);
}

/** Removes a check-in that was settled, or that its person takes back. */
export function removeQueued(userId: string, id: string): void {
  removeUnsent(userId, id);
}
