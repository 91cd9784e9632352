import type { Db } from '../../../../platform/database/transaction.ts';

/** An answered piece of feedback; undefined when it, its answer or its author is deleted. */
export async function findAnsweredFeedback(
  db: Db,
  feedbackId: string,
): Promise<{ user_id: string; language: string; answer: string } | undefined> {
  const row = await db
    .selectFrom('feedback as f')
    .innerJoin('users as u', 'u.id', 'f.user_id')
    .select(['u.id as user_id', 'u.language', 'f.answer'])
    .where('f.id', '=', feedbackId)
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.answer ? { ...row, answer: row.answer } : undefined;
}
