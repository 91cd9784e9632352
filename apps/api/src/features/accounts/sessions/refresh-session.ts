import { decideRefresh } from '@pulse/domain';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { RequestOrigin } from '../../../platform/http/routes/request-origin.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { recordAttempt } from '../account-security-events.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { findUser } from '../users/users.store.ts';
import { authenticatedUserOf } from './present-session-user.ts';
import { createRefreshToken, parseRefreshToken } from './refresh-token.ts';
import { advanceGeneration, findRefreshState, revokeUserSession } from './user-sessions.store.ts';

interface TokenPair {
  access_token: string;
  refresh_token: string;
}

/**
 * Exchanges a refresh token for the next pair. The immediate parent of the current token gets the
 * current one again for a few seconds; anything older ends the session. `advance` is replaced only
 * in the test that shows why it must be conditional.
 */
export async function refreshSession(
  accounts: AccountsDeps,
  refreshToken: string,
  origin: RequestOrigin,
  advance: typeof advanceGeneration = advanceGeneration,
): Promise<TokenPair | Refusal> {
  const { db, clock, refreshKeys, revokedSessions, tokens } = accounts;
  const claims = parseRefreshToken(refreshKeys, refreshToken);
  const state = claims && (await findRefreshState(db, claims.sessionId));
  if (!claims || !state) return refuse('session_expired');
  const { sessionId, generation } = claims;
  const now = new Date(clock.now());
  const decision = decideRefresh(state, generation, clock.now());
  if (decision === 'session_ended') return refuse('session_expired');
  if (decision === 'reuse') {
    await inTransaction(db, async (tx) => {
      if (await revokeUserSession(tx, sessionId, now))
        await recordAttempt(tx, 'end_reused_session', state.userId, origin);
    });
    revokedSessions.add(sessionId);
    return refuse('session_expired');
  }
  // Another request used the same token first: decide again, now that it is the parent.
  if (decision === 'rotate' && !(await advance(db, sessionId, generation, now)))
    return refreshSession(accounts, refreshToken, origin, advance);
  const user = await findUser(db, state.userId);
  if (!user) return refuse('session_expired');
  const currentGeneration = decision === 'rotate' ? generation + 1 : state.generation;
  return {
    access_token: await tokens.sign(authenticatedUserOf(user, sessionId)),
    refresh_token: createRefreshToken(refreshKeys, { sessionId, generation: currentGeneration }),
  };
}
