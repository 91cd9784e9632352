import type { checkInAtVenue as operation } from '@pulse/contract';
import type { EpochMs } from '@pulse/domain';
import type { z } from 'zod';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { attemptArrival, type RecordArrivals } from './attempt-arrival.ts';
import { countRefusedScan } from './count-refused-scan.ts';
import { listBookingsAtVenueToday } from './list-bookings-at-venue-today.ts';
import { matchingBooking, refuseWithoutMatch } from './match-booking.ts';
import { presentCheckIn } from './present-check-in.ts';
import type { RecordedCheckIn } from './record-class-check-in.ts';
import { STATE_CHANGED, type StateChanged } from './state-changed.ts';
import { type VerifiedVenue, verifyVenueProof } from './verify-venue-proof.ts';

type Request = z.output<typeof operation.body>;

/** Checks a member in at the scanned venue: to the chosen booking, open gym, or the matching one. */
export async function checkInAtVenue(deps: Deps, member: AuthenticatedUser, request: Request) {
  const now = deps.clock.now();
  const checkedIn = await attemptArrival(deps, async (db, record) => {
    const verified = await verifyVenueProof(db, deps.config, request, now);
    if (isRefusal(verified)) return verified;
    const recorded = await recordIntent(db, record, verified, member.id, request, now);
    if (isRefusal(recorded) || recorded === STATE_CHANGED) return recorded;
    return presentCheckIn(deps, db, recorded, verified.venue, now);
  });
  if (isRefusal(checkedIn)) await countRefusedScan(deps, member, request);
  return checkedIn;
}

async function recordIntent(
  db: Db | Tx,
  record: RecordArrivals,
  { venue, method, qrCodeId }: VerifiedVenue,
  userId: string,
  intent: { booking_id?: string | undefined; open_gym?: boolean | undefined },
  now: EpochMs,
): Promise<RecordedCheckIn | Refusal | StateChanged> {
  const proof = { method, qrCodeId, staffUserId: null };
  if (intent.open_gym) return record.openGymVisit(venue, userId, proof, now);
  const bookings = await listBookingsAtVenueToday(db, venue, userId, now);
  const chosen = intent.booking_id
    ? bookings.find(({ booking }) => booking.id === intent.booking_id)
    : matchingBooking(bookings, now);
  if (chosen) return record.classCheckIn(venue, chosen, proof, now);
  if (intent.booking_id) return refuse('no_booking_here');
  if (venue.open_gym) return record.openGymVisit(venue, userId, proof, now);
  return refuseWithoutMatch(bookings, venue.time_zone, now);
}
