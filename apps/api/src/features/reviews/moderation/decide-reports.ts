import { type ReportReason, reasonNeedsComment } from '@pulse/domain';
import { audit } from '../../../platform/audit/audit.sql.ts';
import { inTransaction, type Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findReview } from '../reviews.store.ts';
import {
  closeOpenReports,
  findLastModerationDecision,
  lockReviewAndCountOpenReports,
  type ModerationOutcome,
} from './review-reports.store.ts';
import { takeDownReview } from './take-down-review.store.ts';

/** A moderation decision, with the `edited_at` of the version that staff read. */
export interface ReportDecision {
  outcome: ModerationOutcome;
  reason?: ReportReason | undefined;
  comment: string;
  seen_edited_at: string | null;
}

/**
 * Keeps a reported review or takes it down, and closes all of its open reports. The second of two
 * concurrent decisions is refused; the same decision sent again gets the same response. The audit
 * log records the decision and the reason, but not the comment: the log is never erased.
 */
export async function decideReports(
  { db, clock }: Deps,
  id: string,
  { outcome, reason, comment, seen_edited_at }: ReportDecision,
  user: AuthenticatedUser,
  lock = lockReviewAndCountOpenReports,
) {
  const takesDown = outcome === 'taken_down';
  if (takesDown && (!reason || (reasonNeedsComment(reason) && !comment)))
    return refuse('reason_required');
  return inTransaction(db, async (tx) => {
    const reports = await lock(tx, id);
    const review = await findReview(tx, id);
    if (!review) return refuse('not_found');
    if (reports === 0) return repeatDecision(tx, id, outcome, user);
    if (review.user_id === user.id) return refuse('forbidden');
    if ((review.edited_at?.getTime() ?? null) !== instantOf(seen_edited_at))
      return refuse('review_changed');
    const at = new Date(clock.now());
    await closeOpenReports(tx, id, { outcome, by: user.id, at });
    if (takesDown && reason)
      await takeDownReview(tx, review, { reason, comment: comment || null, at });
    await audit(tx, {
      actor: user.id,
      action: takesDown ? 'take_down_review' : 'keep_review',
      subject: { type: 'review', id },
      venues: [review.venue_id],
      before: { shown: true, open_reports: reports },
      after: {
        shown: !takesDown,
        open_reports: 0,
        ...(takesDown && { reason, characters: comment.length }),
      },
    });
    if (takesDown) await publish(tx, { type: 'review.taken_down', payload: { review_id: id } });
    await publish(tx, {
      type: 'review.reports_decided',
      payload: { review_id: id, decided_at: at.toISOString() },
    });
    return { outcome, reports, decided_at: at.toISOString() };
  });
}

const instantOf = (iso: string | null) => (iso === null ? null : Date.parse(iso));

/** A decision repeated by the same person gets the first result; another moderator is refused. */
async function repeatDecision(
  tx: Tx,
  id: string,
  outcome: ModerationOutcome,
  user: AuthenticatedUser,
) {
  const last = await findLastModerationDecision(tx, id);
  if (!last?.decided_at) return refuse('not_found');
  if (last.decided_by !== user.id || last.outcome !== outcome)
    return refuse('reports_decided', { outcome: last.outcome });
  return { outcome, reports: Number(last.reports), decided_at: last.decided_at.toISOString() };
}
