import { inTransaction } from '../../../platform/database/transaction.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { deleteEmailLinksOf } from '../email-link/email-links.store.ts';
import { confirmPassword, lockIfPasswordUnchanged } from '../password/confirm-password.ts';
import { clearUserAgents, revokeUserSessionsOf } from '../sessions/user-sessions.store.ts';
import type { ClientInfo } from '../sign-in/client-info.ts';
import { generateUserIdentifiers } from '../users/generate-user-identifiers.ts';
import { eraseUser, findUser } from '../users/users.store.ts';

/**
 * Deletes the member's account: every feature frees and erases what it has (bookings, messages),
 * the user's row stays without anything personal for the statistics, and the email is free again.
 */
export async function deleteAccount(
  accounts: AccountsDeps,
  member: AuthenticatedUser,
  password: string,
  client: ClientInfo,
): Promise<null | Refusal> {
  const { db, clock, revokedSessions, personalData } = accounts;
  const user = await findUser(db, member.id);
  if (!user) return refuse('unauthenticated');
  const refusal = await confirmPassword(accounts, user, password, client);
  if (refusal) return refusal;
  const now = new Date(clock.now());
  const revokedIds = await inTransaction(db, async (tx) => {
    if (!(await lockIfPasswordUnchanged(tx, user))) return refuse('unauthenticated');
    await personalData.erase(tx, member.id);
    const sessionIds = await revokeUserSessionsOf(tx, member.id, now);
    await clearUserAgents(tx, member.id);
    await deleteEmailLinksOf(tx, member.id);
    await eraseUser(tx, member.id, { ...generateUserIdentifiers(), now });
    return sessionIds;
  });
  if (isRefusal(revokedIds)) return revokedIds;
  revokedSessions.add(...revokedIds);
  return null;
}
