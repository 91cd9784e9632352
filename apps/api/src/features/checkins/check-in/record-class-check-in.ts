import { checkInWindow, type EpochMs, isCorrectable } from '@pulse/domain';
import type { Tx } from '../../../platform/database/transaction.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { type BookingRow, lockBooking, markAttended } from '../../bookings/index.ts';
import {
  type CheckInMethod,
  type CheckInRow,
  findLiveCheckInOfBooking,
  insertCheckIn,
} from '../checkins.store.ts';

/** A new check-in, or the existing one that a repeated request returns. */
export interface RecordedCheckIn {
  checkIn: CheckInRow;
  alreadyCheckedIn: boolean;
}

/** How a member was checked in; `staffUserId` is null for a self check-in. */
export interface CheckInProof {
  method: CheckInMethod;
  staffUserId: string | null;
  qrCodeId: string | null;
  /** Made at a desk without a network, before now: the class may have ended without it since. */
  madeOffline?: boolean;
}

/**
 * Checks a member in to a booking, with the booking locked so that two scans record one check-in. A
 * repeated request returns the first. Refuses outside the window (`check_in_too_early`,
 * `check_in_too_late`) and a booking that holds no place (`not_checkable`). By hand the window stays
 * open for 48 h after the class, so that a no-show can be corrected. Tests replace `lock` to prove that
 * it is needed.
 */
export async function recordClassCheckIn(
  tx: Tx,
  venue: { id: string; time_zone: string },
  bookingId: string,
  proof: CheckInProof,
  now: EpochMs,
  lock: typeof lockBooking = lockBooking,
): Promise<RecordedCheckIn | Refusal> {
  const booking = await lock(tx, bookingId);
  if (!booking) return refuse('not_checkable', { status: null });
  const existing = await findLiveCheckInOfBooking(tx, booking.id);
  if (existing) return { checkIn: existing, alreadyCheckedIn: true };
  const refusal = refuseCheckIn(booking, venue.time_zone, proof, now);
  if (refusal) return refusal;
  const checkIn = await insertCheckIn(tx, {
    user_id: booking.user_id,
    venue_id: venue.id,
    booking_id: booking.id,
    kind: 'class',
    method: proof.method,
    staff_user_id: proof.staffUserId,
    qr_code_id: proof.qrCodeId,
    // Of the class, which staff may tick off a day later.
    local_date: booking.local_date,
    checked_in_at: new Date(now),
  });
  await markAttended(tx, booking.id);
  await publish(tx, { type: 'checkin.recorded', payload: { check_in_id: checkIn.id } });
  return { checkIn, alreadyCheckedIn: false };
}

function refuseCheckIn(
  booking: BookingRow,
  zone: string,
  proof: CheckInProof,
  now: EpochMs,
): Refusal | null {
  const byHand = proof.method === 'by_hand';
  const mayBeMissed = byHand || proof.madeOffline === true;
  const holdsPlace =
    booking.status === 'confirmed' || (mayBeMissed && booking.status === 'no_show');
  if (!holdsPlace) return refuse('not_checkable', { status: booking.status });
  const window = checkInWindow(booking.starts_at.getTime(), now);
  if (window.state === 'too_early')
    return refuse('check_in_too_early', windowDetails(window, zone));
  if (window.state === 'open') return null;
  if (!byHand) return refuse('check_in_too_late', windowDetails(window, zone));
  return isCorrectable(booking.ends_at.getTime(), now) ? null : refuse('correction_too_late');
}

/** The check-in window as refusal details, with the venue's time zone for showing its times. */
export function windowDetails(
  { opens_at, closes_at }: { opens_at: string; closes_at: string },
  zone: string,
) {
  return { opens_at, closes_at, time_zone: zone };
}
