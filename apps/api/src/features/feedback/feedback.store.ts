import { type Selectable, sql } from 'kysely';
import type { Feedback } from '../../platform/database/schema.ts';
import type { Db, Tx } from '../../platform/database/transaction.ts';

const FEEDBACK_COLUMNS = [
  'feedback.id',
  'feedback.category',
  'feedback.rating',
  'feedback.message',
  'feedback.answer',
  'feedback.answered_at',
  'feedback.created_at',
  'feedback.screenshot_key',
] as const;

/** A piece of feedback, with its answer if there is one. */
export type FeedbackRow = Pick<
  Selectable<Feedback>,
  | 'id'
  | 'category'
  | 'rating'
  | 'message'
  | 'answer'
  | 'answered_at'
  | 'created_at'
  | 'screenshot_key'
>;

/** Feedback as staff see it. */
export interface ReceivedFeedbackRow extends FeedbackRow {
  full_name: string;
  language: string;
  answered_by: string | null;
}

/** Feedback to insert. */
export interface NewFeedback {
  userId: string;
  category: string;
  rating: number | null;
  message: string;
  screenshotKey: string | null;
  at: Date;
}

/** Inserts a piece of feedback. */
export function insertFeedback(tx: Tx, feedback: NewFeedback): Promise<FeedbackRow> {
  return tx
    .insertInto('feedback')
    .values({
      user_id: feedback.userId,
      category: feedback.category,
      rating: feedback.rating,
      message: feedback.message,
      screenshot_key: feedback.screenshotKey,
      created_at: feedback.at,
    })
    .returning(FEEDBACK_COLUMNS)
    .executeTakeFirstOrThrow();
}

/** A member's feedback, newest first. */
export function listFeedbackOf(db: Db, userId: string, limit: number): Promise<FeedbackRow[]> {
  return db
    .selectFrom('feedback')
    .select(FEEDBACK_COLUMNS)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

const receivedFeedbackQuery = (db: Db | Tx) =>
  db
    .selectFrom('feedback')
    .innerJoin('users', 'users.id', 'feedback.user_id')
    .leftJoin('users as staff', 'staff.id', 'feedback.answered_by')
    .select([
      ...FEEDBACK_COLUMNS,
      'users.full_name',
      'users.language',
      'staff.full_name as answered_by',
    ]);

/** One page of feedback of all members, answered or not, newest first. */
export function listReceivedFeedbackRows(
  db: Db,
  query: { answered: boolean; after: { key: string; id: string } | null; limit: number },
): Promise<ReceivedFeedbackRow[]> {
  const { answered, after, limit } = query;
  return receivedFeedbackQuery(db)
    .where('feedback.answer', answered ? 'is not' : 'is', null)
    .$if(after !== null, (rows) =>
      rows.where(
        sql<boolean>`(feedback.created_at, feedback.id) < (${after?.key}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('feedback.created_at', 'desc')
    .orderBy('feedback.id', 'desc')
    .limit(limit)
    .execute();
}

/** A piece of feedback as staff see it. */
export function findReceivedFeedback(
  db: Db | Tx,
  id: string,
): Promise<ReceivedFeedbackRow | undefined> {
  return receivedFeedbackQuery(db).where('feedback.id', '=', id).executeTakeFirst();
}

/** The author of a piece of feedback, and the key of its screenshot. */
export function findFeedbackScreenshot(db: Db, id: string) {
  return db
    .selectFrom('feedback')
    .select(['user_id', 'screenshot_key'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Saves the answer; false when there is one already. */
export async function saveFeedbackAnswer(
  tx: Tx,
  id: string,
  { answer, by, at }: { answer: string; by: string; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('feedback')
    .set({ answer, answered_by: by, answered_at: at })
    .where('id', '=', id)
    .where('answer', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes all feedback of a member. */
export async function deleteFeedbackOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('feedback').where('user_id', '=', userId).execute();
}
