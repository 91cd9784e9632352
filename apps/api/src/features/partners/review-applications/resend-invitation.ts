import { audit } from '../../../platform/audit/audit.sql.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { resendInvitation } from '../../accounts/index.ts';
import { lockApprovedApplication } from './approved-applications.store.ts';

/** Mails the invitation of an approved application again, in case it got lost or expired. */
export async function resendPartnerInvitation(
  deps: Deps,
  reviewerId: string,
  applicationId: string,
): Promise<null | Refusal> {
  return inTransaction(deps.db, async (tx) => {
    const application = await lockApprovedApplication(tx, applicationId);
    if (!application) return refuse('not_found');
    const { status, contact_email: email, organisation_id: organisationId } = application;
    if (!organisationId) return refuse('conflict', { status });
    const refusal = await resendInvitation(tx, deps, { email, organisationId });
    if (isRefusal(refusal)) return refusal;
    await audit(tx, {
      actor: reviewerId,
      action: 'resend_partner_invitation',
      subject: { type: 'partner_application', id: applicationId },
    });
    return null;
  });
}
