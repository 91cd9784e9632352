import { checkInWindow, type EpochMs, isCorrectable } from '@pulse/domain';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { type BookingDetailsRow, type BookingRow, lockBooking } from '../../bookings/index.ts';
import { type CheckInOfMember, findLiveCheckInOfBooking } from '../checkins.store.ts';
import { announceDesk } from '../live/announce-desk.ts';
import { type CheckInProof, recordClassArrival } from './record-arrivals.store.ts';
import { STATE_CHANGED, type StateChanged } from './state-changed.ts';

/** What an arrival is announced with. */
export type Announcing = Pick<Deps, 'announcements'>;

/** A new check-in, or the existing one that a repeated request returns. */
export interface RecordedCheckIn {
  checkIn: CheckInOfMember;
  alreadyCheckedIn: boolean;
  /** The booking as it was read before, where it has not changed otherwise. */
  details?: BookingDetailsRow;
}

/**
 * Checks a member in to a booking as it was read. Refuses outside the window (`check_in_too_early`,
 * `check_in_too_late`). By hand the window stays open for 48 h after the class, so that a no-show can be
 * corrected. A booking that holds no place, perhaps because it was checked in to, or that changed since
 * it was read, is to be decided again with its lock.
 */
export async function attemptClassCheckIn(
  deps: Announcing,
  db: Db | Tx,
  venue: { time_zone: string },
  booking: BookingRow,
  proof: CheckInProof,
  now: EpochMs,
): Promise<RecordedCheckIn | Refusal | StateChanged> {
  const refusal = refuseCheckIn(booking, venue.time_zone, proof, now);
  if (refusal) return refusal.code === 'not_checkable' ? STATE_CHANGED : refusal;
  const checkIn = await recordClassArrival(db, booking, proof, new Date(now));
  if (!checkIn) return STATE_CHANGED;
  announceDesk(deps, db, checkIn.venue_id);
  return { checkIn, alreadyCheckedIn: false };
}

/**
 * The same with the booking locked, which always decides: a repeated request returns the first
 * check-in, and a booking that holds no place is refused (`not_checkable`).
 */
export async function recordClassCheckIn(
  deps: Announcing,
  tx: Tx,
  venue: { time_zone: string },
  bookingId: string,
  proof: CheckInProof,
  now: EpochMs,
): Promise<RecordedCheckIn | Refusal> {
  const booking = await lockBooking(tx, bookingId);
  if (!booking) return refuse('not_checkable', { status: null });
  const existing = await findLiveCheckInOfBooking(tx, booking.id);
  if (existing) return { checkIn: existing, alreadyCheckedIn: true };
  const recorded = await attemptClassCheckIn(deps, tx, venue, booking, proof, now);
  return recorded === STATE_CHANGED
    ? refuse('not_checkable', { status: booking.status })
    : recorded;
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
