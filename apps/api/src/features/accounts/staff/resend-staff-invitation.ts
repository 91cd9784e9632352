import { INVITATION_LIFETIME } from '@pulse/domain';
import { audit } from '../../../platform/audit/audit.sql.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { createEmailLink } from '../email-link/email-link-token.ts';
import { markEmailLinksUsed } from '../email-link/email-links.store.ts';
import { presentStaff, type StaffMember } from './present-staff.ts';
import {
  findOpenInvitation,
  lockOpenInvitation,
  updateInvitation,
} from './staff-invitations.store.ts';

/** Mails an open invitation again, for another 7 days; earlier links stop working. */
export async function resendStaffInvitation(
  { db, clock }: Deps,
  { id: actor, organisationId }: AuthenticatedUser,
  id: string,
): Promise<StaffMember | Refusal> {
  if (!organisationId) return refuse('not_found');
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const found = await findOpenInvitation(tx, organisationId, id);
    if (!found) return refuse('not_found');
    // The links before the invitation, as accepting it does.
    await markEmailLinksUsed(tx, found.user_id, ['invitation'], new Date(now));
    if (!(await lockOpenInvitation(tx, id))) return refuse('not_found');
    const invitation = await updateInvitation(tx, id, {
      invited_at: new Date(now),
      expires_at: new Date(now + INVITATION_LIFETIME),
    });
    const { user_id, organisation_id } = invitation;
    const token = await createEmailLink(tx, clock, user_id, 'invitation');
    await publish(tx, { type: 'staff.invited', payload: { user_id, organisation_id, token } });
    await audit(tx, {
      actor,
      action: 'resend_staff_invitation',
      subject: { type: 'staff_invitation', id },
    });
    return presentStaff(invitation, now);
  });
}
