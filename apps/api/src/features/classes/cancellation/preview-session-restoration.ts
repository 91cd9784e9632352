import type { restoreImpact } from '@pulse/contract';
import { isoInstant, MINUTE, sessionFlags } from '@pulse/domain';
import type { z } from 'zod';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal, type Refusal } from '../../../platform/refusal.ts';
import { classHooks } from '../class-hooks.ts';
import { findFlagFactsOf } from '../reschedule/session-flags.store.ts';
import { loadSessionToRestore } from './load-session-to-restore.ts';

/** What putting a cancelled session back would do; changes nothing. */
export async function previewSessionRestoration(
  deps: Deps,
  user: AuthenticatedUser,
  id: string,
): Promise<z.input<typeof restoreImpact> | Refusal> {
  const hooks = classHooks(deps);
  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const loaded = await loadSessionToRestore(tx, user, id, now, async () => undefined);
    if (isRefusal(loaded)) return loaded;
    const { session, toRestore, trainerId } = loaded;
    const plan = await hooks.previewRestoration(tx, toRestore);
    const { starts_at, ends_at, local_date: localDate, local_minute: localMinute } = session;
    const [startsAt, endsAt] = [starts_at.getTime(), ends_at.getTime()];
    const atTime = { id, venueId: session.venue_id, trainerId, startsAt, endsAt, localDate };
    const facts = await findFlagFactsOf(tx, atTime);
    const minutes = (endsAt - startsAt) / MINUTE;
    return {
      time_zone: session.time_zone,
      told: plan.offered.length + plan.waitlisted.length + plan.ended.length,
      offered: plan.offered.length,
      held_until: plan.heldUntil === null ? null : isoInstant(plan.heldUntil),
      waitlisted: plan.waitlisted.length,
      flags: sessionFlags({ localDate, localMinute, minutes, ...facts }, session.opening_hours),
    };
  });
}
