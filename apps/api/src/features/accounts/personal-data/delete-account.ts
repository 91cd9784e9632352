import { inTransaction } from '../../../platform/database/transaction.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { recordByOwner } from '../account-security-events.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { deleteEmailLinksOf } from '../email-link/email-links.store.ts';
import { refuseLastAdmin } from '../manage-users/change-user-role.ts';
import { lockPlatformAdmins } from '../manage-users/manage-users.store.ts';
import { lockOrganisation } from '../organisations.store.ts';
import { confirmPassword, lockIfPasswordUnchanged } from '../password/confirm-password.ts';
import { clearUserAgents, revokeUserSessionsOf } from '../sessions/user-sessions.store.ts';
import type { ClientInfo } from '../sign-in/client-info.ts';
import { generateUserIdentifiers } from '../users/generate-user-identifiers.ts';
import { eraseUser, findUser } from '../users/users.store.ts';

/**
 * Deletes the member's account: every feature releases and erases what it has (bookings, messages),
 * the user's row stays without personal data for the statistics, and the email can be used again. The
 * only admin of an organisation, or of the platform, hands that over first.
 */
export async function deleteAccount(
  accounts: AccountsDeps,
  caller: AuthenticatedUser,
  password: string,
  client: ClientInfo,
  { lock = lockOrganisation, lockAdmins = lockPlatformAdmins } = {},
): Promise<null | Refusal> {
  const { db, clock, revokedSessions, personalData } = accounts;
  const user = await findUser(db, caller.id);
  if (!user) return refuse('unauthenticated');
  const refusal = await confirmPassword(accounts, user, password, client);
  if (refusal) return refusal;
  const now = new Date(clock.now());
  const revokedIds = await inTransaction(db, async (tx) => {
    // Before the user, as changes of staff or roles do.
    if (user.role === 'admin') await lockAdmins(tx);
    if (user.organisation_id) await lock(tx, user.organisation_id);
    const locked = await lockIfPasswordUnchanged(tx, user);
    if (locked?.organisation_id !== user.organisation_id || locked.role !== user.role)
      return refuse('unauthenticated');
    const lastAdmin = await refuseLastAdmin(tx, locked);
    if (lastAdmin) return lastAdmin;
    await personalData.erase(tx, caller.id);
    const sessionIds = await revokeUserSessionsOf(tx, caller.id, now);
    await clearUserAgents(tx, caller.id);
    await deleteEmailLinksOf(tx, caller.id);
    await recordByOwner(tx, 'delete_account', caller.id, null);
    await eraseUser(tx, caller.id, { ...generateUserIdentifiers(), now });
    return sessionIds;
  });
  if (isRefusal(revokedIds)) return revokedIds;
  revokedSessions.add(...revokedIds);
  return null;
}
