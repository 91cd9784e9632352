import type { StaffRole } from '@pulse/domain';
import { audit } from '../../../platform/audit/audit.sql.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { lockOrganisation } from '../organisations.store.ts';
import { revokeUserSessionsOf } from '../sessions/user-sessions.store.ts';
import { isPartnerAdmin } from '../users/user-roles.store.ts';
import { saveRole } from '../users/users.store.ts';
import { presentStaff, type StaffMember } from './present-staff.ts';
import { hasOtherAdmin, lockColleague } from './staff.store.ts';
import {
  findOpenInvitation,
  lockOpenInvitation,
  updateInvitation,
} from './staff-invitations.store.ts';

/**
 * Changes the role of a colleague, whose sessions end, or of an open invitation. One admin stays: the
 * organisation is locked, so that two admins do not step down or demote each other at once.
 */
export async function changeStaff(
  { db, clock }: Deps,
  { id: actor, organisationId }: AuthenticatedUser,
  id: string,
  { role }: { role: StaffRole },
  lock = lockOrganisation,
): Promise<StaffMember | Refusal> {
  if (!organisationId) return refuse('not_found');
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    await lock(tx, organisationId);
    if (!(await isPartnerAdmin(tx, organisationId, actor))) return refuse('unauthenticated');
    const colleague = await lockColleague(tx, organisationId, id);
    if (colleague) {
      if (colleague.role === role) return presentStaff(colleague, now);
      const wasAdmin = colleague.role === 'partner_admin';
      if (wasAdmin && !(await hasOtherAdmin(tx, organisationId, id)))
        return refuse('last_partner_admin');
      await saveRole(tx, id, role, organisationId);
      await revokeUserSessionsOf(tx, id, new Date(now));
    }
    const found = colleague ? undefined : await findOpenInvitation(tx, organisationId, id);
    const invitation = found && (await lockOpenInvitation(tx, id));
    const before = colleague ?? invitation;
    if (!before) return refuse('not_found');
    if (invitation) await updateInvitation(tx, id, { role });
    await audit(tx, {
      actor,
      action: 'change_staff',
      subject: { type: colleague ? 'user' : 'staff_invitation', id },
      before: { role: before.role },
      after: { role },
    });
    return presentStaff({ ...before, role }, now);
  });
}
