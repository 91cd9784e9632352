import { isApplicationClosed } from '@pulse/domain';
import { audit } from '../../../platform/audit/audit.sql.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { addToHistory } from '../application-history.store.ts';
import { lockApplication, updateApplication } from '../applications.store.ts';
import { type PresentedForReview, presentForReview } from '../present-application.ts';
import { findReviewer } from './reviewed-applications.store.ts';

/** Gives an application that is not decided to a reviewer, or takes it away from one. */
export async function assignApplication(
  { db, clock }: Deps,
  actor: string,
  id: string,
  assigneeId: string | null,
): Promise<PresentedForReview | Refusal> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const application = await lockApplication(tx, id);
    if (!application) return refuse('not_found');
    const assignee = assigneeId ? await findReviewer(tx, assigneeId) : null;
    if (assignee === undefined) return refuse('validation_failed', { field: 'user_id' });
    const assignee_name = assignee?.full_name ?? null;
    const { status } = presentForReview({ ...application, assignee_name }, now);
    if (isApplicationClosed(status)) return refuse('application_decided', { status });
    const assigned = await updateApplication(tx, id, { assigned_to: assigneeId });
    await addToHistory(tx, {
      applicationId: id,
      at: new Date(now),
      kind: 'assigned',
      actorId: actor,
      text: assignee_name ?? '',
    });
    await audit(tx, {
      actor,
      action: 'assign_partner_application',
      subject: { type: 'partner_application', id },
      before: { assigned_to: application.assigned_to },
      after: { assigned_to: assigneeId },
    });
    return presentForReview({ ...assigned, assignee_name }, now);
  });
}
