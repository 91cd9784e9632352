import { judgeRefresh } from '@pulse/domain';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { memberOf } from './present-session-user.ts';
import { readRefreshToken, writeRefreshToken } from './refresh-token.ts';
import { advanceGeneration, findRefreshLine, revokeFamily } from './sign-in-families.store.ts';
import { findUser } from './users.store.ts';

interface Tokens {
  access_token: string;
  refresh_token: string;
}

/**
 * Exchanges a refresh token for the next pair. The immediate parent of the live token gets the live
 * one again for a few seconds; anything older ends the family, the live token included.
 * `advance` is another function only in the test that shows why it must be conditional.
 */
export async function refreshSession(
  accounts: AccountsDeps,
  refreshToken: string,
  advance: typeof advanceGeneration = advanceGeneration,
): Promise<Tokens | Refusal> {
  const { db, clock, refreshKey, revoked, tokens } = accounts;
  const claim = readRefreshToken(refreshKey, refreshToken);
  const line = claim && (await findRefreshLine(db, claim.familyId));
  if (!claim || !line) return refuse('session_expired');
  const { familyId, generation } = claim;
  const now = new Date(clock.now());
  const verdict = judgeRefresh(line, generation, clock.now());
  if (verdict === 'ended') return refuse('session_expired');
  if (verdict === 'reuse') {
    await revokeFamily(db, familyId, now);
    revoked.add(familyId);
    return refuse('session_expired');
  }
  // Somebody else was first with the same token: judge it again as the parent that it now is.
  if (verdict === 'rotate' && !(await advance(db, familyId, generation, now)))
    return refreshSession(accounts, refreshToken, advance);
  const user = await findUser(db, line.userId);
  if (!user) return refuse('session_expired');
  const live = verdict === 'rotate' ? generation + 1 : line.generation;
  return {
    access_token: await tokens.sign(memberOf(user, familyId)),
    refresh_token: writeRefreshToken(refreshKey, { familyId, generation: live }),
  };
}
