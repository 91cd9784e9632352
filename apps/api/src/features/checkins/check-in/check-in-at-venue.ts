import type { checkInAtVenue as operation } from '@pulse/contract';
import type { EpochMs } from '@pulse/domain';
import type { z } from 'zod';
import { inTransaction, type Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { countRefusedScan } from './count-refused-scan.ts';
import { listBookingsAtVenueToday } from './list-bookings-at-venue-today.ts';
import { presentCheckIn } from './present-check-in.ts';
import { type RecordedCheckIn, recordClassCheckIn } from './record-class-check-in.ts';
import { recordMatchingCheckIn } from './record-matching-check-in.ts';
import { recordOpenGymVisit } from './record-open-gym-visit.ts';
import { type VerifiedVenue, verifyVenueProof } from './verify-venue-proof.ts';

type Request = z.output<typeof operation.body>;

/** Checks a member in at the scanned venue: to the chosen booking, open gym, or the matching one. */
export async function checkInAtVenue(deps: Deps, member: AuthenticatedUser, request: Request) {
  const now = deps.clock.now();
  const checkedIn = await inTransaction(deps.db, async (tx) => {
    const verified = await verifyVenueProof(tx, deps.config, request, now);
    if (isRefusal(verified)) return verified;
    const recorded = await recordIntent(tx, verified, member.id, request, now);
    if (isRefusal(recorded)) return recorded;
    return presentCheckIn(deps, tx, recorded, verified.venue, now);
  });
  if (isRefusal(checkedIn)) await countRefusedScan(deps, member, request);
  return checkedIn;
}

async function recordIntent(
  tx: Tx,
  { venue, method, qrCodeId }: VerifiedVenue,
  userId: string,
  intent: { booking_id?: string | undefined; open_gym?: boolean | undefined },
  now: EpochMs,
): Promise<RecordedCheckIn | Refusal> {
  const proof = { method, qrCodeId, staffUserId: null };
  if (intent.open_gym) return recordOpenGymVisit(tx, venue, userId, proof, now);
  if (!intent.booking_id) return recordMatchingCheckIn(tx, venue, userId, proof, now);
  const bookings = await listBookingsAtVenueToday(tx, venue, userId, now);
  const chosen = bookings.find((booking) => booking.id === intent.booking_id);
  return chosen ? recordClassCheckIn(tx, venue, chosen.id, proof, now) : refuse('no_booking_here');
}
