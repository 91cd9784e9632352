import { audit } from '../../../platform/audit/audit.sql.ts';
import { inTransaction, type Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { markEmailLinksUsed } from '../email-link/email-links.store.ts';
import { lockOrganisation } from '../organisations.store.ts';
import { revokeUserSessionsOf } from '../sessions/user-sessions.store.ts';
import { isPartnerAdmin } from '../users/user-roles.store.ts';
import { saveRole } from '../users/users.store.ts';
import { hasOtherAdmin, lockColleague, type StaffRow } from './staff.store.ts';
import {
  findOpenInvitation,
  lockOpenInvitation,
  updateInvitation,
} from './staff-invitations.store.ts';

/**
 * Removes a colleague, who stays a member and is signed out everywhere, or withdraws an invitation,
 * whose link stops working. One admin stays.
 */
export async function removeStaff(
  { db, clock }: Deps,
  { id: actor, organisationId }: AuthenticatedUser,
  id: string,
  lock = lockOrganisation,
): Promise<null | Refusal> {
  if (!organisationId) return refuse('not_found');
  const now = new Date(clock.now());
  return inTransaction(db, async (tx) => {
    await lock(tx, organisationId);
    if (!(await isPartnerAdmin(tx, organisationId, actor))) return refuse('unauthenticated');
    const colleague = await lockColleague(tx, organisationId, id);
    const removed = colleague
      ? await removeColleague(tx, organisationId, colleague, now)
      : await withdrawInvitation(tx, organisationId, id, now);
    if (isRefusal(removed)) return removed;
    await audit(tx, {
      actor,
      action: colleague ? 'remove_staff' : 'withdraw_staff_invitation',
      subject: { type: colleague ? 'user' : 'staff_invitation', id },
      before: { role: removed },
    });
    return null;
  });
}

async function removeColleague(
  tx: Tx,
  organisationId: string,
  { id, role }: StaffRow,
  now: Date,
): Promise<string | Refusal> {
  if (role === 'partner_admin' && !(await hasOtherAdmin(tx, organisationId, id)))
    return refuse('last_partner_admin');
  await saveRole(tx, id, 'member', null);
  await revokeUserSessionsOf(tx, id, now);
  await markEmailLinksUsed(tx, id, ['invitation'], now);
  return role;
}

async function withdrawInvitation(
  tx: Tx,
  organisationId: string,
  id: string,
  now: Date,
): Promise<string | Refusal> {
  const found = await findOpenInvitation(tx, organisationId, id);
  if (!found) return refuse('not_found');
  // The links before the invitation, as accepting it does.
  await markEmailLinksUsed(tx, found.user_id, ['invitation'], now);
  const invitation = await lockOpenInvitation(tx, id);
  if (!invitation) return refuse('not_found');
  await updateInvitation(tx, id, { withdrawn_at: now });
  return invitation.role;
}
