import { audit } from '../../../platform/audit/audit.sql.ts';
import { inTransaction, type Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import { returnVisit } from '../../bookings/index.ts';
import { findVenueForStaff } from '../front-desk/venue-access.ts';
import { type AppealRow, findAppeal, lockAppeal, saveDecision } from './appeals.store.ts';
import { appealStatus } from './present-decision.ts';

/** An answer of the venue. */
export interface AppealAnswer {
  accept: boolean;
  reason: string;
}

/**
 * Accepts or rejects an appeal for the venue. Refuses one that is decided, also by its silence: the
 * 72 hours count, not whether a job has stored it.
 */
export async function decideAppeal(
  deps: Deps,
  staff: AuthenticatedUser,
  bookingId: string,
  { accept, reason }: AppealAnswer,
) {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const found = await findAppeal(tx, bookingId);
    if (!found) return refuse('not_found');
    const venue = await findVenueForStaff(tx, staff, found.venue_id);
    if (isRefusal(venue)) return venue;
    const appeal = await lockAppeal(tx, bookingId);
    if (!appeal) return refuse('not_found');
    if (appeal.accepted !== null) return refuse('appeal_decided', { accepted: appeal.accepted });
    if (now >= appeal.answer_by.getTime()) return refuse('appeal_decided', { accepted: true });
    const decision = { accepted: accept, decidedBy: staff.id, reason, at: new Date(now) };
    await applyDecision(tx, appeal, decision);
    return { status: appealStatus(accept) };
  });
}

/** Decides an appeal that the venue did not answer for 72 hours, for the member; once. */
export async function decideSilentAppeal(deps: Deps, bookingId: string): Promise<void> {
  const at = new Date(deps.clock.now());
  await inTransaction(deps.db, async (tx) => {
    const appeal = await lockAppeal(tx, bookingId);
    if (!appeal || appeal.accepted !== null || appeal.answer_by > at) return;
    const decision = { accepted: true, decidedBy: null, reason: null, at };
    await applyDecision(tx, appeal, decision);
  });
}

async function applyDecision(
  tx: Tx,
  { booking_id: bookingId, user_id: userId, venue_id: venueId }: AppealRow,
  decision: { accepted: boolean; decidedBy: string | null; reason: string | null; at: Date },
): Promise<void> {
  await saveDecision(tx, bookingId, decision);
  if (decision.accepted) await returnVisit(tx, { id: bookingId, userId }, decision.at);
  await audit(tx, {
    actor: decision.decidedBy,
    action: 'decide_appeal',
    subject: { type: 'booking', id: bookingId },
    venues: [venueId],
    after: { accepted: decision.accepted, reason: decision.reason },
  });
  await publish(tx, { type: 'appeal.decided', payload: { booking_id: bookingId } });
}
