import { audit } from '../../platform/audit/audit.sql.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { publish } from '../../platform/events/domain-events.ts';
import type { AuthenticatedUser } from '../../platform/http/routes/require-access.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { findReceivedFeedback, saveFeedbackAnswer } from './feedback.store.ts';
import { presentReceivedFeedback } from './present-feedback.ts';

/**
 * Answers a piece of feedback, once: the second of two concurrent answers is refused. The audit log
 * records who answered what, but not the text: the log is never erased, and the text is personal.
 */
export async function answerFeedback(
  { db, clock }: Deps,
  { id: staffId }: AuthenticatedUser,
  { id, answer }: { id: string; answer: string },
): Promise<ReturnType<typeof presentReceivedFeedback> | Refusal> {
  return inTransaction(db, async (tx) => {
    const saved = await saveFeedbackAnswer(tx, id, {
      answer,
      by: staffId,
      at: new Date(clock.now()),
    });
    const row = await findReceivedFeedback(tx, id);
    if (!row) return refuse('not_found');
    if (!saved) return refuse('feedback_answered');
    await audit(tx, {
      actor: staffId,
      action: 'answer_feedback',
      subject: { type: 'feedback', id },
      before: { answered: false },
      after: { answered: true, characters: answer.length },
    });
    await publish(tx, { type: 'feedback.answered', payload: { feedback_id: id } });
    return presentReceivedFeedback(row);
  });
}
