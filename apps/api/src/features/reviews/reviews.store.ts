import type { ReportReason } from '@pulse/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/transaction.ts';
import type { CursorPosition } from '../../platform/http/routes/page-cursor.ts';

/** A review with everything needed to show and to moderate it. */
export interface ReviewRow {
  id: string;
  venue_id: string;
  user_id: string;
  rating: number;
  text: string;
  created_at: Date;
  edited_at: Date | null;
  answer: string | null;
  answered_at: Date | null;
  /** When it was taken down; since then only its author sees it. */
  taken_down_at: Date | null;
  taken_down_reason: ReportReason | null;
  taken_down_comment: string | null;
  author: string;
  organisation_id: string;
  time_zone: string;
}

/** The columns of `ReviewRow`, of review `r`, its author `u` and its venue `v`. */
export const REVIEW_COLUMNS = sql`r.id, r.venue_id, r.user_id, r.rating, r.text, r.created_at, r.edited_at,
  r.answer, r.answered_at, r.taken_down_at, r.taken_down_reason, r.taken_down_comment, u.full_name AS author, v.organisation_id, v.time_zone`;
const REVIEW_JOINS = sql`reviews r JOIN users u ON u.id = r.user_id JOIN venues v ON v.id = r.venue_id`;

/** One page of a venue's visible reviews, newest first. */
export async function listReviewsOf(
  db: Db,
  options: { venueId: string; after: CursorPosition | null; limit: number },
): Promise<ReviewRow[]> {
  const { venueId, after, limit } = options;
  const afterCursor = after
    ? sql`AND (r.created_at, r.id) < (${after.key}::timestamptz, ${after.id}::uuid)`
    : sql``;
  const { rows } = await sql<ReviewRow>`
    SELECT ${REVIEW_COLUMNS} FROM ${REVIEW_JOINS} WHERE r.venue_id = ${venueId} AND r.taken_down_at IS NULL ${afterCursor}
    ORDER BY r.created_at DESC, r.id DESC LIMIT ${limit}`.execute(db);
  return rows;
}

/** One review; undefined when there is none. */
export function findReview(db: Db | Tx, id: string): Promise<ReviewRow | undefined> {
  return findOne(db, sql`r.id = ${id}`);
}

/** A person's review of a venue; undefined when there is none. */
export function findReviewByAuthor(db: Db, userId: string, venueId: string) {
  return findOne(db, sql`r.user_id = ${userId} AND r.venue_id = ${venueId}`);
}

async function findOne(db: Db | Tx, condition: RawBuilder<unknown>) {
  const { rows } =
    await sql<ReviewRow>`SELECT ${REVIEW_COLUMNS} FROM ${REVIEW_JOINS} WHERE ${condition}`.execute(
      db,
    );
  return rows[0];
}

/** Locks a review until the transaction ends; false when there is none. */
export async function lockReview(tx: Tx, id: string): Promise<boolean> {
  const found = await tx
    .selectFrom('reviews')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return found !== undefined;
}

/** Inserts a review; undefined when this person has one of this venue already. */
export async function insertReview(
  tx: Tx,
  review: { venueId: string; userId: string; rating: number; text: string; at: Date },
): Promise<string | undefined> {
  const added = await tx
    .insertInto('reviews')
    .values({
      venue_id: review.venueId,
      user_id: review.userId,
      rating: review.rating,
      text: review.text,
      created_at: review.at,
    })
    // Of two concurrent inserts, the unique index accepts one.
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

/** Updates a review that the caller has locked. */
export async function updateReview(
  tx: Tx,
  id: string,
  changes: { rating: number; text: string; edited_at: Date },
): Promise<void> {
  await tx.updateTable('reviews').set(changes).where('id', '=', id).execute();
}

/** Deletes a person's own review; false when it is not theirs. */
export async function removeReview(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('reviews')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Saves the venue's answer; a changed answer keeps the date of the first one. */
export async function saveReviewAnswer(
  tx: Tx,
  id: string,
  answer: { text: string; by: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('reviews')
    .set((row) => ({
      answer: answer.text,
      answered_by: answer.by,
      answered_at: row.fn.coalesce('answered_at', row.val(answer.at)),
    }))
    .where('id', '=', id)
    .execute();
}
