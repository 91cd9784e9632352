import { SESSION_IDLE_LIFETIME, SESSION_LIFETIME } from '@pulse/domain';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { listActiveUserSessions } from './user-sessions.store.ts';

/** On how many devices a user is signed in; 100 at most. */
export async function countActiveSessions(accounts: AccountsDeps, userId: string): Promise<number> {
  return (await listActive(accounts, userId)).length;
}

/** The active sessions of the member, the current one marked. */
export async function listSessions(
  accounts: AccountsDeps,
  { id, sessionId: currentSessionId }: AuthenticatedUser,
) {
  const sessions = await listActive(accounts, id);
  const items = sessions.map((session) => ({
    id: session.id,
    user_agent: session.user_agent,
    created_at: session.created_at.toISOString(),
    last_used_at: session.last_used_at.toISOString(),
    current: session.id === currentSessionId,
  }));
  return { items, next_cursor: null };
}

function listActive({ db, clock }: AccountsDeps, userId: string) {
  return listActiveUserSessions(db, userId, {
    usedSince: new Date(clock.now() - SESSION_IDLE_LIFETIME),
    createdSince: new Date(clock.now() - SESSION_LIFETIME),
  });
}
