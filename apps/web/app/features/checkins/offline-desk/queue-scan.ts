import {
  DIGITAL_ID_TOLERANCE,
  digitalIdStep,
  type EpochMs,
  parseDigitalIdCode,
} from '@pulse/domain';
import type { Desk } from './desk-context.ts';
import { queueCheckIn, serverTime } from './queue.ts';
import { findOnRosters, readStoredRosters } from './stored-rosters.ts';

/** What a desk without a network makes of a scan. */
export type QueuedScan =
  | { kind: 'queued'; name: string | null; title: string | null }
  | { kind: 'not-queued'; reason: 'unknown' | 'expired' | 'full' };

/**
 * Queues a scanned code, read at `now` by the clock of this device: what is no digital ID, or an old one,
 * is shown at once, while the member is there. Whether it is genuine only the server knows.
 */
export function queueScan(desk: Desk, code: string, now: EpochMs): QueuedScan {
  const claim = parseDigitalIdCode(code);
  if (!claim) return { kind: 'not-queued', reason: 'unknown' };
  const at = serverTime(now);
  if (Math.abs(digitalIdStep(at) - claim.step) > DIGITAL_ID_TOLERANCE)
    return { kind: 'not-queued', reason: 'expired' };
  const kept = readStoredRosters(desk.userId, now).find(({ day }) => day.venue.id === desk.venueId);
  const place = kept ? findOnRosters(kept, claim.memberId, at) : null;
  const name = place?.entry.full_name ?? null;
  const title = place?.title ?? null;
  const booking = place ? { id: place.entry.booking_id, starts_at: place.starts_at } : undefined;
  const queued = queueCheckIn(
    desk.userId,
    { venueId: desk.venueId, code, booking, name, title },
    now,
  );
  return queued ? { kind: 'queued', name, title } : { kind: 'not-queued', reason: 'full' };
}
