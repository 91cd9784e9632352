import { type EpochMs, isoInstant } from '@pulse/domain';
import type { Tx } from '../../../platform/database/transaction.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import type { SessionRow } from './session-row.ts';
import { lockSession } from './sessions.store.ts';

/**
 * Locks a session that a partner may still change: of their own organisation, not cancelled, not
 * started at `now`. Refuses any other.
 */
export async function lockOwnSession(
  tx: Tx,
  user: AuthenticatedUser,
  id: string,
  now: EpochMs,
): Promise<SessionRow | Refusal> {
  const session = await lockSession(tx, id);
  if (!session || session.organisation_id !== user.organisationId) return refuse('not_found');
  const details = {
    title: session.title,
    starts_at: isoInstant(session.starts_at.getTime()),
    time_zone: session.venue_time_zone,
  };
  if (session.status === 'cancelled') return refuse('class_cancelled', details);
  if (session.starts_at.getTime() <= now) return refuse('class_started', details);
  return session;
}
