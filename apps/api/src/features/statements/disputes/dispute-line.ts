import { disputableUntil, disputeAnswerDue } from '@pulse/domain';
import { audit } from '../../../platform/audit/audit.sql.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { refuse } from '../../../platform/refusal.ts';
import { lockSeries } from '../series.store.ts';
import { findDisputableLine, insertDispute } from './disputes.store.ts';

/**
 * Disputes a closed line for its partner, within 30 days of the closing and once. A line that was taken
 * back since cannot be disputed: the one that replaces it can.
 */
export async function disputeLine(
  { db, clock }: Deps,
  user: AuthenticatedUser,
  lineId: string,
  reason: string,
) {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const found = await findDisputableLine(tx, lineId);
    if (!found || found.organisationId !== user.organisationId) return refuse('not_found');
    await lockSeries(tx, found.venueId);
    const line = await findDisputableLine(tx, lineId);
    if (!line || line.isCorrected) return refuse('line_corrected');
    if (now >= disputableUntil(line.closedAt.getTime())) return refuse('dispute_too_late');
    const answerDue = new Date(disputeAnswerDue(now));
    const { venueId } = line;
    const dispute = { lineId, venueId, reason, by: user.id, at: new Date(now), answerDue };
    if (!(await insertDispute(tx, dispute))) return refuse('line_disputed');
    await audit(tx, {
      actor: user.id,
      action: 'dispute_statement_line',
      subject: { type: 'statement_line', id: lineId },
      venues: [venueId],
      after: { reason },
    });
    await publish(tx, { type: 'dispute.made', payload: { line_id: lineId } });
    return { id: lineId, answer_due: answerDue.toISOString() };
  });
}
