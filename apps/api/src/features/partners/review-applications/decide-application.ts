import {
  type ApplicationState,
  canTransitionApplication,
  isApplicationClosed,
  type RequestableField,
  transitionNeedsReason,
} from '@pulse/domain';
import { audit } from '../../../platform/audit/audit.sql.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { addToHistory } from '../application-history.store.ts';
import { applicationLink } from '../application-link.ts';
import { type ApplicationRow, lockApplication, updateApplication } from '../applications.store.ts';
import { type PresentedForReview, presentForReview } from '../present-application.ts';
import { createOrganisation } from './create-organisation.ts';
import { findReviewedApplication } from './reviewed-applications.store.ts';

/** A reviewer's decision; a reason is needed to reject or to request changes. */
export interface ApplicationDecision {
  decision: Exclude<ApplicationState, 'submitted' | 'withdrawn'>;
  reason?: string;
  /** What the applicant is asked to change. */
  fields?: readonly RequestableField[];
  /** The version that the reviewer read. */
  version?: number;
}

/**
 * Moves an application to its next state. Approval creates the organisation and invites its admin.
 * Refused: a second decision, and one about a version that the applicant has changed since. A reviewer who
 * decides on an unassigned application becomes its assignee.
 */
export async function decideApplication(
  deps: Deps,
  reviewerId: string,
  applicationId: string,
  { decision, reason = '', fields = [], version }: ApplicationDecision,
  lock = lockApplication,
): Promise<PresentedForReview | Refusal> {
  if (transitionNeedsReason(decision) && !reason) return refuse('reason_required');
  const now = new Date(deps.clock.now());
  return inTransaction(deps.db, async (tx) => {
    const application = await lock(tx, applicationId);
    if (!application) return refuse('not_found');
    const refusal = refuseDecision(application, decision, version);
    if (refusal) return refusal;
    const organisationId =
      decision === 'approved' ? await createOrganisation(deps, tx, reviewerId, application) : null;
    if (isRefusal(organisationId)) return organisationId;
    const link = applicationLink(deps.config.secrets, application);
    await updateApplication(tx, applicationId, {
      status: decision,
      decision_reason: reason || null,
      requested_fields: decision === 'changes_requested' ? [...fields] : [],
      organisation_id: organisationId,
      edit_token_hash: link.hash,
      decided_at: decision === 'in_review' ? null : now,
      assigned_to: application.assigned_to ?? reviewerId,
    });
    await addToHistory(tx, {
      applicationId,
      at: now,
      kind: decision,
      actorId: reviewerId,
      text: reason,
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
      payload: { application_id: applicationId, link_token: link.token },
    });
    const decided = await findReviewedApplication(tx, applicationId);
    return decided ? presentForReview(decided, now.getTime()) : refuse('not_found');
  });
}

// Deciding on a submitted application implies that it was taken into review.
function refuseDecision(
  { status, version: current }: ApplicationRow,
  to: ApplicationState,
  version: number | undefined,
): Refusal | null {
  const from = status as ApplicationState;
  const effectiveStatus = from === 'submitted' && to !== 'in_review' ? 'in_review' : from;
  if (!canTransitionApplication(effectiveStatus, to))
    return refuse(isApplicationClosed(from) ? 'application_decided' : 'conflict', { status: from });
  return version === undefined || version === current
    ? null
    : refuse('version_conflict', { version: current });
}
