import type { venueClosure } from '@pulse/contract';
import type { z } from 'zod';
import { audit } from '../../../platform/audit/audit.sql.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { closeDates } from '../../venues/index.ts';
import { classHooks } from '../class-hooks.ts';
import { cancelSessions } from '../sessions/own-sessions.store.ts';
import { listClosures } from './closures.store.ts';
import { CLOSURE_LOCKS, type ClosedDays, loadClosure } from './sessions-to-close.ts';

type VenueClosure = z.input<typeof venueClosure>;

/**
 * Closes a venue on some days, all or nothing: their sessions are cancelled with the reason, bookings
 * end without penalty, and no session is created on these days.
 */
export async function closeVenue(
  deps: Deps,
  { id: actor, organisationId }: AuthenticatedUser,
  venueId: string,
  { reason, ...days }: ClosedDays & { reason: string },
  locks = CLOSURE_LOCKS,
): Promise<VenueClosure[] | Refusal> {
  if (!organisationId) return refuse('not_found');
  return inTransaction(deps.db, async (tx) => {
    const loaded = await loadClosure(tx, deps, { organisationId, venueId, days }, locks);
    if (isRefusal(loaded)) return loaded;
    const { dates, sessions } = loaded;
    await closeDates(tx, venueId, dates, reason);
    const ids = sessions.map(({ id }) => id);
    await cancelSessions(tx, ids, reason, new Date(deps.clock.now()));
    if (ids.length > 0) await classHooks(deps).onSessionsCancelled(tx, ids, reason);
    await audit(tx, {
      actor,
      action: 'close_venue',
      subject: { type: 'venue', id: venueId },
      before: {},
      after: { ...days, reason, sessions: ids.length },
    });
    return listClosures(tx, venueId, { first: days.first_date, last: days.last_date });
  });
}
