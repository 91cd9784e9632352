import { type EpochMs, parseDigitalIdCode, verifyDigitalIdCode } from '@pulse/domain';
import type { Tx } from '../../../platform/database/transaction.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import type { RecordedCheckIn } from '../check-in/record-class-check-in.ts';
import { type DeskMemberRow, findCheckIn } from '../checkins.store.ts';
import { findMemberByCode, markDigitalIdStepUsed } from '../digital-id/digital-id.store.ts';

/** A code that was accepted, or the reason why not, with the member whose code it is. */
export type RedeemedCode =
  | { member: DeskMemberRow; step: number; first: RecordedCheckIn | null }
  | { member: DeskMemberRow | null; refusal: Refusal };

/**
 * Accepts a scanned digital ID code once, at the time `at` of the scan. The same code from the same
 * desk, which is a user session of staff at one venue, gets the first answer again while it lives: it
 * may have been lost. At another desk it may be a copy and is refused.
 */
export async function redeemCode(
  tx: Tx,
  desk: { staff: AuthenticatedUser; venueId: string },
  code: string,
  at: EpochMs,
): Promise<RedeemedCode> {
  const unknown = { member: null, refusal: refuse('code_unknown') };
  const claim = parseDigitalIdCode(code);
  if (!claim) return unknown;
  const found = await findMemberByCode(tx, claim.memberId);
  if (!found) return unknown;
  const { digital_id_secret, ...member } = found;
  const result = await verifyDigitalIdCode(claim, new Uint8Array(digital_id_secret), at);
  if (!result.valid)
    return result.code === 'code_unknown' ? unknown : { member, refusal: refuse(result.code) };
  const used = await markDigitalIdStepUsed(tx, {
    userId: member.id,
    step: result.step,
    userSessionId: desk.staff.sessionId,
    at: new Date(at),
  });
  if (!used) return { member, step: result.step, first: null };
  const { user_session_id, check_in_id, used_at } = used;
  const checkIn = check_in_id && (await findCheckIn(tx, check_in_id));
  if (!checkIn || user_session_id !== desk.staff.sessionId || checkIn.venue_id !== desk.venueId)
    return { member, refusal: refuse('code_already_used', { used_at: used_at.toISOString() }) };
  // A check-in that was undone meanwhile is not an answer any more.
  const first = checkIn.corrected_at
    ? null
    : { checkIn, alreadyCheckedIn: checkIn.checked_in_at < used_at };
  return { member, step: result.step, first };
}
