import { type EpochMs, parseDigitalIdCode, verifyDigitalIdCode } from '@pulse/domain';
import { inTransaction, type Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { presentCheckIn } from '../check-in/present-check-in.ts';
import { recordMatchingCheckIn } from '../check-in/record-matching-check-in.ts';
import { findMemberByCode, markDigitalIdStepUsed } from '../digital-id/digital-id.store.ts';
import { findVenueForStaff } from './venue-access.ts';

/**
 * Checks in the member whose rotating code was scanned at the front desk. The code is marked as used
 * only with a check-in: a refusal rolls that back too, so the same code may be scanned again.
 */
export async function scanDigitalId(
  deps: Deps,
  staff: AuthenticatedUser,
  scan: { venue_id: string; code: string },
) {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const venue = await findVenueForStaff(tx, staff, scan.venue_id);
    if (isRefusal(venue)) return venue;
    const userId = await redeemCode(tx, scan.code, now);
    if (isRefusal(userId)) return userId;
    const proof = { method: 'digital_id', staffUserId: staff.id, qrCodeId: null } as const;
    const recorded = await recordMatchingCheckIn(tx, venue, userId, proof, now);
    if (isRefusal(recorded)) return recorded;
    return presentCheckIn(deps, tx, recorded, venue, now);
  });
}

async function redeemCode(tx: Tx, code: string, now: EpochMs): Promise<string | Refusal> {
  const claim = parseDigitalIdCode(code);
  if (!claim) return refuse('code_unknown');
  const member = await findMemberByCode(tx, claim.memberId);
  if (!member) return refuse('code_unknown');
  const secret = new Uint8Array(member.digital_id_secret);
  const result = await verifyDigitalIdCode(claim, secret, now);
  if (!result.valid) return refuse(result.code);
  const accepted = await markDigitalIdStepUsed(tx, member.id, result.step, new Date(now));
  return accepted ? member.id : refuse('code_already_used');
}
