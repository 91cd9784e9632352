import {
  type DigitalIdClaim,
  type EpochMs,
  parseDigitalIdCode,
  verifyDigitalIdCode,
} from '@pulse/domain';
import type { Tx } from '../../../platform/database/transaction.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import type { RecordedCheckIn } from '../check-in/record-class-check-in.ts';
import { type DeskMemberRow, findCheckIn } from '../checkins.store.ts';
import {
  findMemberByCode,
  type MemberOfCode,
  markDigitalIdStepUsed,
} from '../digital-id/digital-id.store.ts';

/** The reason why a code was not accepted, with the member whose code it is. */
export interface RefusedCode {
  member: DeskMemberRow | null;
  refusal: Refusal;
}

/** A code that was accepted, or the reason why not. */
export type RedeemedCode =
  | { member: DeskMemberRow; step: number; first: RecordedCheckIn | null }
  | RefusedCode;

/** The desk of a user session of staff at one venue. */
export interface Desk {
  staff: AuthenticatedUser;
  venueId: string;
}

/** Whether a scanned digital ID code is of the member that was found for it, at the time `at` of the scan. */
export async function verifyCode(
  claim: DigitalIdClaim | null,
  found: MemberOfCode | undefined,
  at: EpochMs,
): Promise<{ member: DeskMemberRow; step: number } | RefusedCode> {
  const unknown = { member: null, refusal: refuse('code_unknown') };
  if (!claim || !found) return unknown;
  const { digital_id_secret, ...member } = found;
  const result = await verifyDigitalIdCode(claim, new Uint8Array(digital_id_secret), at);
  if (result.valid) return { member, step: result.step };
  return result.code === 'code_unknown' ? unknown : { member, refusal: refuse(result.code) };
}

/**
 * Accepts a scanned digital ID code once, at the time `at` of the scan. The same code from the same
 * desk, which is a user session of staff at one venue, gets the first answer again while it lives: it
 * may have been lost. At another desk it may be a copy and is refused.
 */
export async function redeemCode(
  tx: Tx,
  desk: Desk,
  code: string,
  at: EpochMs,
): Promise<RedeemedCode> {
  const claim = parseDigitalIdCode(code);
  const found = claim ? await findMemberByCode(tx, claim.memberId) : undefined;
  const verified = await verifyCode(claim, found, at);
  return 'refusal' in verified ? verified : markCodeUsed(tx, desk, verified, at);
}

/** The same of a code that was verified. */
export async function markCodeUsed(
  tx: Tx,
  desk: Desk,
  { member, step }: { member: DeskMemberRow; step: number },
  at: EpochMs,
): Promise<RedeemedCode> {
  const used = await markDigitalIdStepUsed(tx, {
    userId: member.id,
    step,
    userSessionId: desk.staff.sessionId,
    at: new Date(at),
  });
  if (!used) return { member, step, first: null };
  const { user_session_id, check_in_id, used_at } = used;
  const checkIn = check_in_id && (await findCheckIn(tx, check_in_id));
  if (!checkIn || user_session_id !== desk.staff.sessionId || checkIn.venue_id !== desk.venueId)
    return { member, refusal: refuse('code_already_used', { used_at: used_at.toISOString() }) };
  // A check-in that was undone meanwhile is not an answer any more.
  const first = checkIn.corrected_at
    ? null
    : { checkIn, alreadyCheckedIn: checkIn.checked_in_at < used_at };
  return { member, step, first };
}
