import type { EpochMs } from '@pulse/domain';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { presentCheckIn } from '../check-in/present-check-in.ts';
import { saveCheckInOfStep } from '../digital-id/digital-id.store.ts';
import { recordDeskArrival } from './record-desk-arrival.ts';
import { redeemCode } from './redeem-code.ts';
import { refuseAtDesk } from './refuse-at-desk.ts';
import { findVenueForStaff } from './venue-access.ts';

/**
 * Checks in the member whose rotating code was scanned at the front desk, at the time `at` of the scan.
 * The code is marked as used only with a check-in: a refusal rolls that back too, so the same code may
 * be scanned again. The same scan from the same desk again gets the first answer.
 */
export async function scanDigitalId(
  deps: Deps,
  staff: AuthenticatedUser,
  scan: { venue_id: string; code: string },
  at: EpochMs = deps.clock.now(),
) {
  return inTransaction(deps.db, async (tx) => {
    const venue = await findVenueForStaff(tx, staff, scan.venue_id);
    if (isRefusal(venue)) return venue;
    const redeemed = await redeemCode(tx, { staff, venueId: venue.id }, scan.code, at);
    if ('refusal' in redeemed)
      return refuseAtDesk(tx, redeemed.refusal, { venue, member: redeemed.member }, at);
    const { member, step, first } = redeemed;
    if (first) return presentCheckIn(deps, tx, first, venue, at);
    const proof = { method: 'digital_id', staffUserId: staff.id, qrCodeId: null } as const;
    const recorded = await recordDeskArrival(tx, venue, member, proof, at);
    if (isRefusal(recorded)) return recorded;
    await saveCheckInOfStep(tx, member.id, step, recorded.checkIn.id);
    return presentCheckIn(deps, tx, recorded, venue, at);
  });
}
