import { audit } from '../../../platform/audit/audit.sql.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { refuse } from '../../../platform/refusal.ts';
import { listRates } from '../rates/visit-rates.store.ts';
import { lockSeries } from '../series.store.ts';
import {
  findDisputableLine,
  findDispute,
  lockDispute,
  saveDisputeAnswer,
} from './disputes.store.ts';
import { presentDispute } from './present-dispute.ts';

/** What the platform says about a dispute. */
export interface DisputeAnswer {
  accept: boolean;
  right_minor?: number | undefined;
  reason: string;
}

/**
 * Declines a dispute, or accepts it with what the line should have said, which is more than it says:
 * lines of the next month correct it. Neither touches the booking or the check-in.
 */
export async function answerDispute(
  { db, clock }: Deps,
  actor: AuthenticatedUser,
  lineId: string,
  { accept, right_minor, reason }: DisputeAnswer,
) {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const found = await findDisputableLine(tx, lineId);
    if (!found) return refuse('not_found');
    // In the order of the job that closes the month, which may take the line back.
    await lockSeries(tx, found.venueId);
    const dispute = await lockDispute(tx, lineId);
    if (!dispute) return refuse('not_found');
    if (dispute.accepted !== null) return refuse('dispute_answered');
    const line = await findDisputableLine(tx, lineId);
    if (accept && line?.isCorrected) return refuse('line_corrected');
    if (accept && (right_minor === undefined || right_minor <= (found.amountMinor ?? -1)))
      return refuse('validation_failed', { field: 'right_minor', fault: 'amount_not_more' });
    const rightMinor = accept ? (right_minor ?? null) : null;
    const answer = { rightMinor, text: reason, by: actor.id, at: new Date(now) };
    await saveDisputeAnswer(tx, lineId, answer);
    await audit(tx, {
      actor: actor.id,
      action: 'answer_dispute',
      subject: { type: 'statement_line', id: lineId },
      venues: [found.venueId],
      before: { amount_minor: found.amountMinor },
      after: { accepted: accept, right_minor: rightMinor, reason },
    });
    await publish(tx, { type: 'dispute.answered', payload: { line_id: lineId } });
    const answered = await findDispute(tx, lineId);
    if (!answered) throw new Error('The dispute was just answered');
    const rates = await listRates(tx, [answered.venueId], answered.date, answered.date);
    return presentDispute(answered, rates, now);
  });
}
