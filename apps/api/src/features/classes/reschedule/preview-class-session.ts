import { isoInstant, MINUTE, sessionFlags } from '@pulse/domain';
import { inTransaction, type Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal, type Refusal } from '../../../platform/refusal.ts';
import { classHooks } from '../class-hooks.ts';
import type { OwnSessionRow } from '../sessions/own-sessions.store.ts';
import { presentSessions, type SessionImpact } from '../sessions/present-session-impact.ts';
import { movedSession } from './change-class-session.ts';
import { loadSessionChange } from './load-session-change.ts';
import type { SessionFields, SessionPlan } from './plan-session-change.ts';
import { findFlagFactsOf } from './session-flags.store.ts';

/** What a change of one session would do; changes nothing and locks nothing. */
export async function previewClassSession(
  deps: Deps,
  user: AuthenticatedUser,
  id: string,
  fields: SessionFields,
): Promise<SessionImpact | Refusal> {
  const hooks = classHooks(deps);
  return inTransaction(deps.db, async (tx) => {
    const unlocked = {
      venue: async () => undefined,
      session: async () => undefined,
      bookings: hooks.countArrivals,
    };
    const loaded = await loadSessionChange(tx, user, id, fields, deps.clock.now(), unlocked);
    if (isRefusal(loaded)) return loaded;
    const { session, plan } = loaded;
    const consequences = plan.moves
      ? await hooks.findMoveConsequences(tx, [movedSession(session, plan)], session.venue_id)
      : null;
    // All are notified of a new time, those with a place of a new trainer.
    const retaught = plan.values.trainerId !== session.trainer_id;
    const told = consequences?.told ?? (retaught ? await hooks.countPlaces(tx, [id]) : 0);
    const newStart = isoInstant(plan.values.startsAt);
    const impact = presentSessions([session], session.time_zone, told);
    const flags = await flagsOf(tx, session, plan);
    return {
      ...impact,
      first_sessions: impact.first_sessions.map((one) => ({
        ...one,
        capacity: plan.values.capacity,
        new_starts_at: newStart === one.starts_at ? null : newStart,
        flags,
      })),
      overlapping: consequences?.overlapping ?? 0,
      over_daily_limit: consequences?.overDailyLimit ?? 0,
      free_to_cancel: consequences?.freeToCancel ?? 0,
    };
  });
}

async function flagsOf(tx: Tx, session: OwnSessionRow, { values }: SessionPlan) {
  const { startsAt, endsAt, localDate, localMinute } = values;
  const atTime = { ...values, id: session.id, venueId: session.venue_id };
  const facts = await findFlagFactsOf(tx, atTime);
  const minutes = (endsAt - startsAt) / MINUTE;
  return sessionFlags({ localDate, localMinute, minutes, ...facts }, session.opening_hours);
}
