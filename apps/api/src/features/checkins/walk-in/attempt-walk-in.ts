import { type EpochMs, initialsOf, parseDigitalIdCode, readMemberCode } from '@pulse/domain';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { respond } from '../../../platform/http/routes/route.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { decideWalkIn } from '../../bookings/index.ts';
import { presentCheckIn } from '../check-in/present-check-in.ts';
import { STATE_CHANGED } from '../check-in/state-changed.ts';
import type { DeskMemberRow } from '../checkins.store.ts';
import { verifyCode } from '../front-desk/redeem-code.ts';
import { type DeskTopic, refuseAtDesk } from '../front-desk/refuse-at-desk.ts';
import { mayRunFrontDesk } from '../front-desk/venue-access.ts';
import { announceDesk } from '../live/announce-desk.ts';
import { recordWalkIn } from './record-walk-in.store.ts';
import { findWalkIn, type WalkInRow } from './walk-in-request.store.ts';

/** A member whom staff add to a class: exactly one of code, email and member code is given. */
export interface WalkInRequest {
  class_session_id: string;
  code?: string | undefined;
  email?: string | undefined;
  member_code?: string | undefined;
  pay_drop_in: boolean;
}

/**
 * Adds a walk-in without a transaction: what was read decides, and one statement books and checks in if
 * that has not changed. Anything but a free place by plan is to be decided with locks.
 */
export async function attemptWalkIn(
  deps: Deps,
  staff: AuthenticatedUser,
  request: WalkInRequest,
  at: EpochMs,
) {
  const { db } = deps;
  const found = await findWalkIn(db, keyOf(request));
  if (!found || !mayRunFrontDesk(staff, found.venue.organisation_id)) return refuse('not_found');
  if (request.code !== undefined && found.used) return STATE_CHANGED;
  const identified = await identify(request, found, at);
  if (isRefusal(identified)) return identified;
  if ('refusal' in identified)
    return refuseAtDesk(db, identified.refusal, { venue: found.venue, ...identified }, at);
  const { member, step } = identified;
  const { class_session_id: sessionId, pay_drop_in: payDropIn } = request;
  const place = await decideWalkIn(db, { userId: member.id, sessionId, payDropIn }, at);
  if (!place) return STATE_CHANGED;
  if (isRefusal(place)) return refuseAtDesk(db, place, topicOf(request, found, member), at);
  const proof = {
    method: 'walk_in' as const,
    staffUserId: staff.id,
    qrCodeId: null,
    code: step === null ? null : { userId: member.id, step, userSessionId: staff.sessionId },
  };
  const audited = { identified_by: identifiedBy(request), paid_by: 'plan' };
  const checkIn = await recordWalkIn(db, place, proof, { at: new Date(at), audited });
  if (!checkIn) return STATE_CHANGED;
  announceDesk(deps, db, found.venue.id);
  const recorded = { checkIn, alreadyCheckedIn: false };
  const { status, body } = await presentCheckIn(deps, db, recorded, found.venue, at);
  return respond(status, { member: body.member, check_in: body, awaits_payment: null });
}

function keyOf({ class_session_id: sessionId, code, email, member_code: typed }: WalkInRequest) {
  const claim = code === undefined ? null : parseDigitalIdCode(code);
  const typedCode = typed === undefined ? null : readMemberCode(typed);
  return {
    sessionId,
    email: code === undefined ? (email ?? null) : null,
    memberCode: code === undefined ? typedCode : (claim?.memberId ?? null),
    step: claim?.step ?? null,
  };
}

/** How the audit log says that the member was identified. */
export function identifiedBy({ code, email }: WalkInRequest): string {
  return code ? 'digital_id' : email ? 'email' : 'member_code';
}

async function identify({ code, email }: WalkInRequest, { member }: WalkInRow, at: EpochMs) {
  if (code !== undefined) return verifyCode(parseDigitalIdCode(code), member, at);
  return member ? { member, step: null } : refuseUnknown(email);
}

/** The refusal of an address or a typed code of no member. */
export function refuseUnknown(email: string | undefined): Refusal {
  const field = email === undefined ? 'member_code' : 'email';
  return refuse('validation_failed', { field, fault: 'member_unknown' });
}

/**
 * What a refusal is about. Staff of any venue may know an address: what it shows before there is a place
 * are initials.
 */
export function topicOf(
  { email }: Pick<WalkInRequest, 'email'>,
  { venue, session }: Pick<WalkInRow, 'venue' | 'session'>,
  member: DeskMemberRow,
): DeskTopic {
  const person =
    email === undefined ? { member } : { member: null, guestName: initialsOf(member.full_name) };
  const { title, starts_at, waitlisted } = session;
  return { venue, ...person, session: { title, startsAt: starts_at.getTime(), waitlisted } };
}
