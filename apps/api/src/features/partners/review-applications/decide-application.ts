import {
  type ApplicationState,
  canTransitionApplication,
  transitionNeedsReason,
} from '@pulse/domain';
import { audit } from '../../../platform/audit/audit.sql.ts';
import { hashToken, newToken } from '../../../platform/crypto/secret-token.ts';
import { inTransaction, type Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { insertOrganisation, inviteUser } from '../../accounts/index.ts';
import { type ApplicationRow, lockApplication, updateApplication } from '../applications.store.ts';
import { presentApplication } from '../present-application.ts';
import { findDetailsToPass } from './approved-applications.store.ts';

/** A reviewer's decision; a reason is needed to reject or to request changes. */
export interface ApplicationDecision {
  decision: Exclude<ApplicationState, 'submitted'>;
  reason?: string;
}

/**
 * Moves an application to its next state. Approval creates the organisation and invites its admin;
 * requesting changes creates the edit link. A decision is final: a second one is refused.
 */
export async function decideApplication(
  deps: Deps,
  reviewerId: string,
  applicationId: string,
  { decision, reason = '' }: ApplicationDecision,
  lock = lockApplication,
): Promise<ReturnType<typeof presentApplication> | Refusal> {
  if (transitionNeedsReason(decision) && !reason) return refuse('reason_required');
  return inTransaction(deps.db, async (tx) => {
    const application = await lock(tx, applicationId);
    if (!application) return refuse('not_found');
    const refusal = refuseTransition(application.status as ApplicationState, decision);
    if (refusal) return refusal;
    const organisationId =
      decision === 'approved' ? await createOrganisation(deps, tx, application) : null;
    if (isRefusal(organisationId)) return organisationId;
    const editToken = decision === 'changes_requested' ? newToken() : undefined;
    const decided = await updateApplication(tx, applicationId, {
      status: decision,
      decision_reason: reason || null,
      organisation_id: organisationId,
      edit_token_hash: editToken ? hashToken(editToken) : null,
      decided_at: decision === 'in_review' ? null : new Date(deps.clock.now()),
    });
    await audit(tx, {
      actor: reviewerId,
      action: 'decide_partner_application',
      subject: { type: 'partner_application', id: applicationId },
      before: { status: application.status },
      after: { status: decision, reason: reason || null },
    });
    await publish(tx, {
      type: 'partner.application_decided',
      payload: { application_id: applicationId, ...(editToken && { edit_token: editToken }) },
    });
    return presentApplication(decided);
  });
}

// Deciding on a submitted application implies that it was taken into review.
function refuseTransition(from: ApplicationState, to: ApplicationState): Refusal | null {
  const effectiveStatus = from === 'submitted' && to !== 'in_review' ? 'in_review' : from;
  if (canTransitionApplication(effectiveStatus, to)) return null;
  const isFinal = from === 'approved' || from === 'rejected';
  return refuse(isFinal ? 'application_decided' : 'conflict', { status: from });
}

async function createOrganisation(
  deps: Deps,
  tx: Tx,
  { id, business_name, contact_email, phone, language }: ApplicationRow,
): Promise<string | Refusal> {
  const organisationId = await insertOrganisation(tx, {
    name: business_name,
    legal_name: business_name,
    contact_email,
    contact_phone: phone,
    ...(await findDetailsToPass(tx, id)),
  });
  const invitedUserId = await inviteUser(tx, deps, {
    email: contact_email,
    fullName: business_name,
    role: 'partner_admin',
    organisationId,
    language: language === 'fr' || language === 'de' ? language : 'en',
  });
  return isRefusal(invitedUserId) ? invitedUserId : organisationId;
}
