import type { Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { lockChosenVenue } from '../../venues/index.ts';
import {
  findOwnSession,
  listFollowingSessionIds,
  listOpenSessions,
  type OwnSessionRow,
} from '../sessions/own-sessions.store.ts';
import { refuseClosedSession } from '../sessions/refuse-closed-session.ts';
import { lockTemplate } from '../templates/class-templates.store.ts';
import { lockSessionsById } from '../templates/template-sessions.store.ts';

/** Which sessions are cancelled: one, or it and the later ones of its class. */
export type CancelScope = 'this' | 'this_and_following';

/** How the class and its sessions are locked before anything is decided. */
export interface CancellationLocks {
  template(tx: Tx, organisationId: string, session: OwnSessionRow): Promise<void>;
  sessions(tx: Tx, ids: readonly string[]): Promise<void>;
}

/** The locks for cancelling sessions: no member books one, and no partner changes the class, meanwhile. */
export const CANCELLATION_LOCKS: CancellationLocks = {
  template: async (tx, organisationId, { venue_id, class_template_id }) => {
    await lockChosenVenue(tx, organisationId, venue_id);
    await lockTemplate(tx, organisationId, class_template_id);
  },
  sessions: lockSessionsById,
};

/**
 * The session that is cancelled, and with `this_and_following` the later ones of its class, locked as
 * they are now. Refuses a session that is cancelled already or has started.
 */
export async function loadSessionsToCancel(
  tx: Tx,
  { clock }: Deps,
  { organisationId, id, scope }: { organisationId: string; id: string; scope: CancelScope },
  locks: CancellationLocks,
): Promise<{ session: OwnSessionRow; sessions: OwnSessionRow[] } | Refusal> {
  const found = await findOwnSession(tx, organisationId, id);
  if (!found) return refuse('not_found');
  const following = scope === 'this_and_following';
  if (following) await locks.template(tx, organisationId, found);
  const ids = following ? [...new Set([id, ...(await listFollowingSessionIds(tx, id))])] : [id];
  await locks.sessions(tx, ids);
  const now = clock.now();
  const session = await findOwnSession(tx, organisationId, id);
  const closed = session ? refuseClosedSession(session, now) : refuse('not_found');
  if (!session || isRefusal(closed)) return closed ?? refuse('not_found');
  return { session, sessions: await listOpenSessions(tx, organisationId, ids, new Date(now)) };
}
