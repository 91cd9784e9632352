import { audit } from '../../platform/audit/audit.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { record } from '../../platform/facts/facts.ts';
import type { Member } from '../../platform/http/guard.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { findReceived, saveAnswer } from './feedback.store.ts';
import { presentReceived } from './present-feedback.ts';

/**
 * Answers a piece of feedback, once: of two who answer at the same moment, the second is told so.
 * The audit log says who answered what, not the words: it can never forget, and they are personal.
 */
export async function answerFeedback(
  { db, clock }: Deps,
  { id: by }: Member,
  { id, answer }: { id: string; answer: string },
): Promise<ReturnType<typeof presentReceived> | Refusal> {
  return inTransaction(db, async (tx) => {
    const saved = await saveAnswer(tx, id, { answer, by, at: new Date(clock.now()) });
    const row = await findReceived(tx, id);
    if (!row) return refuse('not_found');
    if (!saved) return refuse('feedback_answered');
    await audit(tx, {
      actor: by,
      action: 'answer_feedback',
      subject: { type: 'feedback', id },
      before: { answered: false },
      after: { answered: true, characters: answer.length },
    });
    await record(tx, { type: 'feedback.answered', payload: { feedback_id: id } });
    return presentReceived(row);
  });
}
