import type { EpochMs } from '@pulse/domain';
import type { Tx } from '../../../platform/database/transaction.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { lockBooking } from '../../bookings/index.ts';
import { withLocks } from '../check-in/attempt-arrival.ts';
import {
  type Announcing,
  type RecordedCheckIn,
  recordClassCheckIn,
} from '../check-in/record-class-check-in.ts';
import type { CheckInVenueRow } from '../check-in-venues.store.ts';
import { saveCheckInOfStep } from '../digital-id/digital-id.store.ts';
import { recordDeskArrival } from '../front-desk/record-desk-arrival.ts';
import { redeemCode } from '../front-desk/redeem-code.ts';
import { refuseAtDesk } from '../front-desk/refuse-at-desk.ts';
import { describeConflict, refuseConflict, type SeenAtDesk } from './offline-conflict.ts';

/** What a desk without a network did: it scanned a code, ticked a booking, or scanned whom it knew. */
export interface OfflineArrival {
  code?: string | undefined;
  /** With the start of the class that the desk saw. */
  booking?: SeenAtDesk | undefined;
}

/** Where and by whom an arrival was recorded. */
export interface Desk {
  staff: AuthenticatedUser;
  venue: CheckInVenueRow;
}

/**
 * Records an arrival that a desk noted without a network, judged at its own time `at` with the bookings as
 * they are now. A class that was cancelled or moved since is refused, so that a person decides.
 */
export async function recordOfflineArrival(
  deps: Announcing,
  tx: Tx,
  desk: Desk,
  { code, booking }: OfflineArrival,
  at: EpochMs,
): Promise<RecordedCheckIn | Refusal> {
  if (code !== undefined) return recordScan(deps, tx, desk, { code, booking }, at);
  return booking ? recordTick(deps, tx, desk, booking, at) : refuse('not_found');
}

async function recordTick(
  deps: Announcing,
  tx: Tx,
  { staff, venue }: Desk,
  seen: SeenAtDesk,
  at: EpochMs,
): Promise<RecordedCheckIn | Refusal> {
  const booking = await lockBooking(tx, seen.id);
  if (booking?.venue_id !== venue.id) return refuse('not_found');
  const proof = { method: 'by_hand', staffUserId: staff.id, qrCodeId: null } as const;
  const recorded =
    refuseConflict(venue, booking, seen) ??
    (await recordClassCheckIn(deps, tx, venue, booking.id, proof, at));
  return isRefusal(recorded) ? describeConflict(tx, venue, booking, recorded, at) : recorded;
}

async function recordScan(
  deps: Announcing,
  tx: Tx,
  { staff, venue }: Desk,
  { code, booking: seen }: OfflineArrival & { code: string },
  at: EpochMs,
): Promise<RecordedCheckIn | Refusal> {
  const redeemed = await redeemCode(tx, { staff, venueId: venue.id }, code, at);
  if ('refusal' in redeemed)
    return refuseAtDesk(tx, redeemed.refusal, { venue, member: redeemed.member }, at);
  const { member, step, first } = redeemed;
  if (first) return first;
  const booking = seen && (await lockBooking(tx, seen.id));
  // The desk may have known another member of that code: then the code alone counts.
  if (seen && booking?.user_id === member.id && booking.venue_id === venue.id) {
    const conflict = refuseConflict(venue, booking, seen);
    if (conflict) return describeConflict(tx, venue, booking, conflict, at);
  }
  const proof = {
    method: 'digital_id',
    staffUserId: staff.id,
    qrCodeId: null,
    madeOffline: true,
  } as const;
  const recorded = await recordDeskArrival(tx, withLocks(deps, tx), venue, member, proof, at);
  if (!isRefusal(recorded)) await saveCheckInOfStep(tx, member.id, step, recorded.checkIn.id);
  return recorded;
}
