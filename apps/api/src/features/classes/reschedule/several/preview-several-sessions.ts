import { MINUTE, sessionFlags } from '@pulse/domain';
import { inTransaction, type Tx } from '../../../../platform/database/transaction.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../../platform/http/routes/require-access.ts';
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts';
import { type ChangedSession, movedSessions } from '../../changes/announce-changes.ts';
import { classHooks } from '../../class-hooks.ts';
import { findOwnSession, type OwnSessionRow } from '../../sessions/own-sessions.store.ts';
import { MAX_NAMED_SESSIONS, type SessionImpact } from '../../sessions/present-session-impact.ts';
import type { SessionFields } from '../plan-session-change.ts';
import { findFlagFacts } from '../session-flags.store.ts';
import { loadSeveralSessions, withoutLocks } from './load-several-sessions.ts';

/** What a change of more dates of a class would do; changes nothing and locks nothing. */
export async function previewSeveralSessions(
  deps: Deps,
  { organisationId }: AuthenticatedUser,
  id: string,
  fields: SessionFields,
): Promise<SessionImpact | Refusal> {
  if (!organisationId) return refuse('not_found');
  const hooks = classHooks(deps);
  return inTransaction(deps.db, async (tx) => {
    const locks = withoutLocks(deps);
    const loaded = await loadSeveralSessions(
      tx,
      organisationId,
      id,
      fields,
      deps.clock.now(),
      locks,
    );
    if (isRefusal(loaded)) return loaded;
    const { template, chosen, plan } = loaded;
    const { changes, kept } = plan;
    const moved = movedSessions(changes);
    const consequences =
      moved.length > 0 ? await hooks.findMoveConsequences(tx, moved, template.venue_id) : null;
    const retaught = changes.filter(({ from, to }) => from.trainer_id !== to.trainer_id);
    const told =
      consequences?.told ??
      (await hooks.countPlaces(
        tx,
        retaught.map(({ to }) => to.id),
      ));
    const session = await findOwnSession(tx, organisationId, id);
    const sum = (column: 'booked' | 'waitlisted') =>
      changes.reduce((total, { from }) => total + from[column], 0);
    return {
      time_zone: chosen.zone,
      sessions: changes.length,
      first_sessions: session ? await presentFirst(tx, session, changes) : [],
      told,
      booked: sum('booked'),
      waitlisted: sum('waitlisted'),
      overlapping: consequences?.overlapping ?? 0,
      over_daily_limit: consequences?.overDailyLimit ?? 0,
      free_to_cancel: consequences?.freeToCancel ?? 0,
      kept,
    };
  });
}

async function presentFirst(
  tx: Tx,
  { venue_id: venueId, opening_hours }: OwnSessionRow,
  changes: readonly ChangedSession[],
): Promise<SessionImpact['first_sessions']> {
  const first = changes.slice(0, MAX_NAMED_SESSIONS).map((change) => {
    const { id, trainer_id: trainerId, local_date: localDate } = change.to;
    const [startsAt, endsAt] = [Date.parse(change.to.starts_at), Date.parse(change.to.ends_at)];
    return { ...change, time: { id, venueId, trainerId, startsAt, endsAt, localDate } };
  });
  const facts = await findFlagFacts(
    tx,
    first.map(({ time }) => time),
    changes.map(({ to }) => to.id),
  );
  return first.map(({ from, to, time }) => {
    const minutes = (time.endsAt - time.startsAt) / MINUTE;
    const known = facts.get(to.id) ?? { trainerBusy: false, venueClosed: false };
    const { localDate } = time;
    const flags = sessionFlags(
      { localDate, localMinute: to.local_minute, minutes, ...known },
      opening_hours,
    );
    return {
      id: to.id,
      title: from.title,
      starts_at: from.starts_at,
      new_starts_at: to.starts_at === from.starts_at ? null : to.starts_at,
      capacity: to.capacity,
      booked: from.booked,
      waitlisted: from.waitlisted,
      flags,
    };
  });
}
