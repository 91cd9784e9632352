import { type EpochMs, parseDigitalIdCode } from '@pulse/domain';
import type { Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import { attemptArrival } from '../check-in/attempt-arrival.ts';
import { presentCheckIn } from '../check-in/present-check-in.ts';
import { STATE_CHANGED } from '../check-in/state-changed.ts';
import { saveCheckInOfStep } from '../digital-id/digital-id.store.ts';
import { recordDeskArrival } from './record-desk-arrival.ts';
import { markCodeUsed, verifyCode } from './redeem-code.ts';
import { refuseAtDesk } from './refuse-at-desk.ts';
import { findScan } from './scanned-code.store.ts';
import { mayRunFrontDesk } from './venue-access.ts';

/**
 * Checks in the member whose rotating code was scanned at the front desk, at the time `at` of the scan.
 * The code is marked as used only with a check-in, so after a refusal the same code may be scanned
 * again. The same scan from the same desk again gets the first answer.
 */
export async function scanDigitalId(
  deps: Deps,
  staff: AuthenticatedUser,
  { venue_id: venueId, code }: { venue_id: string; code: string },
  at: EpochMs = deps.clock.now(),
) {
  const claim = parseDigitalIdCode(code);
  const scanned = { venueId, memberCode: claim?.memberId ?? null, step: claim?.step ?? null };
  const desk = { staff, venueId };
  return attemptArrival(deps, async (db, record) => {
    const scan = await findScan(db, scanned);
    if (!scan || !mayRunFrontDesk(staff, scan.venue.organisation_id)) return refuse('not_found');
    const { venue } = scan;
    const verified = await verifyCode(claim, scan.member, at);
    if ('refusal' in verified)
      return refuseAtDesk(db, verified.refusal, { venue, member: verified.member }, at);
    const { member, step } = verified;
    const byCode = { method: 'digital_id', staffUserId: staff.id, qrCodeId: null } as const;
    if (!record.locked) {
      // A code that was used is answered as it was then.
      if (scan.used) return STATE_CHANGED;
      const use = { userId: member.id, step, userSessionId: staff.sessionId };
      const recorded = await recordDeskArrival(
        db,
        record,
        venue,
        member,
        { ...byCode, code: use },
        at,
      );
      if (recorded === STATE_CHANGED || isRefusal(recorded)) return recorded;
      return recorded.alreadyCheckedIn
        ? STATE_CHANGED
        : presentCheckIn(deps, db, recorded, venue, at);
    }
    const tx = db as Tx;
    const redeemed = await markCodeUsed(tx, desk, verified, at);
    if ('refusal' in redeemed) return refuseAtDesk(tx, redeemed.refusal, { venue, member }, at);
    if (redeemed.first) return presentCheckIn(deps, tx, redeemed.first, venue, at);
    const recorded = await recordDeskArrival(tx, record, venue, member, byCode, at);
    if (recorded === STATE_CHANGED || isRefusal(recorded)) return recorded;
    await saveCheckInOfStep(tx, member.id, step, recorded.checkIn.id);
    return presentCheckIn(deps, tx, recorded, venue, at);
  });
}
