import type { Selectable } from 'kysely';
import type { Feedback } from '../../platform/database/schema.ts';
import type { Db } from '../../platform/database/transaction.ts';

const SHOWN = [
  'id',
  'category',
  'rating',
  'message',
  'answer',
  'answered_at',
  'created_at',
] as const;

/** One piece of feedback, with its answer once there is one. */
export type FeedbackRow = Pick<Selectable<Feedback>, (typeof SHOWN)[number]>;

/** Keeps what a member tells us. */
export function addFeedback(
  db: Db,
  feedback: { userId: string; category: string; rating: number | null; message: string; at: Date },
): Promise<FeedbackRow> {
  const { userId, at, ...told } = feedback;
  return db
    .insertInto('feedback')
    .values({ ...told, user_id: userId, created_at: at })
    .returning(SHOWN)
    .executeTakeFirstOrThrow();
}

/** What a member has told us, newest first. */
export function listFeedbackOf(db: Db, userId: string, limit: number): Promise<FeedbackRow[]> {
  return db
    .selectFrom('feedback')
    .select(SHOWN)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}
