import { type Role, roleChangeFault, staysInOrganisation } from '@pulse/domain';
import { audit } from '../../../platform/audit/audit.sql.ts';
import { inTransaction, type Tx } from '../../../platform/database/transaction.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { lockOrganisation } from '../organisations.store.ts';
import { revokeUserSessionsOf } from '../sessions/user-sessions.store.ts';
import { hasOtherAdmin } from '../staff/staff.store.ts';
import { findUser, lockUser, saveRole, type UserRow } from '../users/users.store.ts';
import { getUser } from './get-user.ts';
import {
  hasOtherPlatformAdmin,
  isPlatformAdmin,
  lockPlatformAdmins,
} from './manage-users.store.ts';

/**
 * Gives a user another role. Their sessions end, and they are notified by mail. Refuses the own account
 * and a partner's role for a user outside at the field, and leaves the platform and every
 * organisation an admin: who that is stays locked until the end.
 */
export async function changeUserRole(
  accounts: AccountsDeps,
  { id: actor }: AuthenticatedUser,
  id: string,
  { role, reason }: { role: Role; reason: string },
) {
  const { db, clock, revokedSessions } = accounts;
  const revokedIds = await inTransaction(db, async (tx) => {
    await lockPlatformAdmins(tx);
    if (!(await isPlatformAdmin(tx, actor))) return refuse('unauthenticated');
    const user = await lockWithOrganisation(tx, id);
    if (isRefusal(user)) return user;
    const worksForOrganisation = user.organisation_id !== null;
    const holder = { role: user.role, worksForOrganisation, isOwnAccount: id === actor };
    const fault = roleChangeFault(holder, role);
    if (fault) return refuse('validation_failed', { field: 'role', fault });
    if (user.role === role) return [];
    const refusal = await refuseLastAdmin(tx, user);
    if (refusal) return refusal;
    await saveRole(tx, id, role, staysInOrganisation(role) ? user.organisation_id : null);
    await audit(tx, {
      actor,
      action: 'change_role',
      subject: { type: 'user', id },
      before: { role: user.role },
      after: { role, reason },
    });
    await publish(tx, { type: 'account.role_changed', payload: { user_id: id, role } });
    return revokeUserSessionsOf(tx, id, new Date(clock.now()));
  });
  if (isRefusal(revokedIds)) return revokedIds;
  revokedSessions.add(...revokedIds);
  return getUser(accounts, id);
}

/** The user, locked after the organisation, as changes of staff do. */
async function lockWithOrganisation(tx: Tx, id: string): Promise<UserRow | Refusal> {
  const found = await findUser(tx, id);
  if (!found) return refuse('not_found');
  if (found.organisation_id) await lockOrganisation(tx, found.organisation_id);
  const user = await lockUser(tx, id);
  if (!user) return refuse('not_found');
  return user.organisation_id === found.organisation_id ? user : refuse('conflict', {});
}

/** Refuses to take the role of the last admin, of the platform or of an organisation. */
export async function refuseLastAdmin(tx: Tx, user: UserRow): Promise<Refusal | null> {
  const { id, role, organisation_id: organisation } = user;
  if (role === 'admin' && !(await hasOtherPlatformAdmin(tx, id))) return refuse('last_admin');
  if (role === 'partner_admin' && organisation && !(await hasOtherAdmin(tx, organisation, id)))
    return refuse('last_partner_admin');
  return null;
}
