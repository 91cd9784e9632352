import type { EpochMs } from '@pulse/domain';
import type { Tx } from '../../../platform/database/transaction.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { findGuest, lockBooking } from '../../bookings/index.ts';
import { recordGuestArrival, refuseGuestTick } from '../front-desk/record-guest-arrival.ts';
import { describeConflict, refuseConflict, type SeenAtDesk } from './offline-conflict.ts';
import type { Desk } from './record-offline-arrival.ts';

/** When a guest arrived, and whether another device had ticked them before. */
export interface RecordedGuest {
  arrivedAt: Date;
  alreadyArrived: boolean;
}

/**
 * Records the arrival of a guest whom a desk ticked without a network, judged at its own time `at` with
 * the booking as it is now. A class that was cancelled or moved since, and a guest who has no place any
 * more, are refused, so that a person decides.
 */
export async function recordOfflineGuest(
  tx: Tx,
  { staff, venue }: Desk,
  seen: SeenAtDesk,
  at: EpochMs,
): Promise<RecordedGuest | Refusal> {
  const found = await findGuest(tx, seen.id);
  const booking = found && (await lockBooking(tx, found.booking_id));
  if (booking?.venue_id !== venue.id) return refuse('not_found');
  const guest = await findGuest(tx, seen.id);
  if (!guest) return refuse('not_found');
  if (guest.arrived_at) return { arrivedAt: guest.arrived_at, alreadyArrived: true };
  // That the member is in says nothing of the guest, whose class may have been moved.
  const status = booking.status === 'completed' ? 'confirmed' : booking.status;
  const refusal =
    refuseConflict(venue, { ...booking, status }, seen) ??
    refuseGuestTick(venue.time_zone, booking, guest, at);
  if (refusal) return describeConflict(tx, venue, booking, refusal, at, guest);
  const arrivedAt = new Date(at);
  await recordGuestArrival(tx, guest, { at: arrivedAt, staffUserId: staff.id });
  return { arrivedAt, alreadyArrived: false };
}
