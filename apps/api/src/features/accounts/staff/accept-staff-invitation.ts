import { audit } from '../../../platform/audit/audit.sql.ts';
import type { Tx } from '../../../platform/database/transaction.ts';
import { revokeUserSessionsOf } from '../sessions/user-sessions.store.ts';
import { clearPassword, lockUser, saveRole } from '../users/users.store.ts';
import { lockOpenInvitationOf, updateInvitation } from './staff-invitations.store.ts';

/**
 * Gives the user who followed an invitation's link the role of their open invitation, if there is one.
 * Earlier sessions end, because they have the role of a member. A password of an unconfirmed email is
 * removed: a person who signed up with another person's address must not get the role.
 */
export async function acceptStaffInvitation(tx: Tx, userId: string, now: Date): Promise<void> {
  const invitation = await lockOpenInvitationOf(tx, userId);
  if (!invitation) return;
  const user = await lockUser(tx, userId);
  // The person got another role in the meantime, which this one must not replace.
  if (user?.role !== 'member') {
    await updateInvitation(tx, invitation.id, { withdrawn_at: now });
    return;
  }
  const { id, organisation_id, role } = invitation;
  if (!user.email_verified_at) await clearPassword(tx, userId);
  await saveRole(tx, userId, role, organisation_id);
  await revokeUserSessionsOf(tx, userId, now);
  await updateInvitation(tx, id, { accepted_at: now });
  await audit(tx, {
    actor: userId,
    action: 'accept_staff_invitation',
    subject: { type: 'user', id: userId },
    before: { role: 'member' },
    after: { role, organisation_id },
  });
}
