import { type EpochMs, readMemberCode } from '@pulse/domain';
import { audit } from '../../../platform/audit/audit.sql.ts';
import { inTransaction, type Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { respond } from '../../../platform/http/routes/route.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import {
  expireHoldsOfSession,
  LapsedHoldsError,
  takeWalkInPlace,
  type WalkInPlace,
} from '../../bookings/index.ts';
import { findPartnerClassSession } from '../../classes/index.ts';
import { changedWhereRefused } from '../check-in/attempt-arrival.ts';
import { presentCheckIn } from '../check-in/present-check-in.ts';
import { recordClassCheckIn } from '../check-in/record-class-check-in.ts';
import { STATE_CHANGED } from '../check-in/state-changed.ts';
import type { CheckInVenueRow } from '../check-in-venues.store.ts';
import { type DeskMemberRow, findDeskMember } from '../checkins.store.ts';
import { saveCheckInOfStep } from '../digital-id/digital-id.store.ts';
import { redeemCode } from '../front-desk/redeem-code.ts';
import { refuseAtDesk } from '../front-desk/refuse-at-desk.ts';
import { findVenueForStaff } from '../front-desk/venue-access.ts';
import { presentDeskMember } from '../present-desk-member.ts';
import {
  attemptWalkIn,
  identifiedBy,
  refuseUnknown,
  topicOf,
  type WalkInRequest,
} from './attempt-walk-in.ts';
import { findMemberBy } from './look-up.store.ts';

/**
 * Gives a member who stands at the front desk a free place in a class, judged at the time `at` of the
 * request: by plan it is booked and checked in in one transaction; by single payment it is held for
 * 10 min, and the member pays on their own phone. The same request again returns the same place.
 */
export async function addWalkIn(
  deps: Deps,
  staff: AuthenticatedUser,
  request: WalkInRequest,
  at: EpochMs = deps.clock.now(),
) {
  const attempted = await attemptWalkIn(deps, staff, request, at).catch(changedWhereRefused);
  if (attempted !== STATE_CHANGED) return attempted;
  const attempt = () =>
    inTransaction(deps.db, (tx) => addInTransaction(deps, tx, staff, request, at));
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof LapsedHoldsError)) throw error;
    await expireHoldsOfSession(deps, request.class_session_id);
    return attempt();
  }
}

async function addInTransaction(
  deps: Deps,
  tx: Tx,
  staff: AuthenticatedUser,
  request: WalkInRequest,
  at: EpochMs,
) {
  const session = await findPartnerClassSession(tx, request.class_session_id);
  const venue = session && (await findVenueForStaff(tx, staff, session.venue_id));
  if (!venue || isRefusal(venue)) return refuse('not_found');
  const identified = await identify(tx, staff, venue, request, at);
  if (isRefusal(identified)) return identified;
  const { member, step } = identified;
  const place = await takeWalkInPlace(
    deps,
    tx,
    { userId: member.id, sessionId: session.id, payDropIn: request.pay_drop_in },
    at,
  );
  const { title, waitlisted } = session;
  const about = { title, starts_at: new Date(session.starts_at), waitlisted };
  const topic = topicOf(request, { venue, session: about }, member);
  if (isRefusal(place)) return refuseAtDesk(tx, place, topic, at);
  if (place.isNew) await auditWalkIn(tx, { staff, venueId: venue.id }, request, place);
  if (place.awaitsPayment) return presentHeldPlace(member, title, place, place.awaitsPayment);
  const method = place.isNew ? 'walk_in' : 'by_hand';
  const proof = { method, staffUserId: staff.id, qrCodeId: null } as const;
  const recorded = await recordClassCheckIn(deps, tx, venue, place.bookingId, proof, at);
  if (isRefusal(recorded)) return refuseAtDesk(tx, recorded, topic, at);
  if (step !== null) await saveCheckInOfStep(tx, member.id, step, recorded.checkIn.id);
  const { status, body } = await presentCheckIn(deps, tx, recorded, venue, at);
  return respond(status, { member: body.member, check_in: body, awaits_payment: null });
}

/** Who stands at the desk; `step` of the scanned code, null when no code was scanned. */
async function identify(
  tx: Tx,
  staff: AuthenticatedUser,
  venue: CheckInVenueRow,
  { code, email, member_code: typed }: WalkInRequest,
  at: EpochMs,
): Promise<{ member: DeskMemberRow; step: number | null } | Refusal> {
  if (code !== undefined) {
    const redeemed = await redeemCode(tx, { staff, venueId: venue.id }, code, at);
    if (!('refusal' in redeemed)) return redeemed;
    return refuseAtDesk(tx, redeemed.refusal, { venue, member: redeemed.member }, at);
  }
  const memberCode = typed === undefined ? null : readMemberCode(typed);
  const by = email === undefined ? memberCode && { memberCode } : { email };
  const found = by && (await findMemberBy(tx, by));
  if (found) return { member: await findDeskMember(tx, found.id), step: null };
  return refuseUnknown(email);
}

async function auditWalkIn(
  tx: Tx,
  { staff, venueId }: { staff: AuthenticatedUser; venueId: string },
  request: WalkInRequest,
  { bookingId, awaitsPayment }: WalkInPlace,
): Promise<void> {
  await audit(tx, {
    actor: staff.id,
    action: 'add_walk_in',
    subject: { type: 'booking', id: bookingId },
    venues: [venueId],
    after: { identified_by: identifiedBy(request), paid_by: awaitsPayment ? 'drop_in' : 'plan' },
  });
}

function presentHeldPlace(
  member: DeskMemberRow,
  title: string,
  { bookingId, isNew }: WalkInPlace,
  { amount, heldUntil }: NonNullable<WalkInPlace['awaitsPayment']>,
) {
  return respond(isNew ? 201 : 200, {
    member: presentDeskMember(member),
    check_in: null,
    awaits_payment: {
      booking_id: bookingId,
      title,
      amount,
      held_until: heldUntil.toISOString(),
    },
  });
}
