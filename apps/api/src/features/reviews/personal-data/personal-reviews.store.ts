import type { Db, Tx } from '../../../platform/database/transaction.ts';

/** The most reviews in one member's download. */
const MAX_EXPORTED = 10_000;

/** A person's reviews with the answers, newest first. */
export function listPersonalReviews(db: Db, userId: string) {
  return db
    .selectFrom('reviews')
    .innerJoin('venues', 'venues.id', 'reviews.venue_id')
    .select([
      'reviews.id',
      'venues.name as venue',
      'reviews.rating',
      'reviews.text',
      'reviews.created_at',
      'reviews.edited_at',
      'reviews.answer',
      'reviews.answered_at',
      'reviews.taken_down_at',
      'reviews.taken_down_reason',
      'reviews.taken_down_comment',
    ])
    .where('reviews.user_id', '=', userId)
    .orderBy('reviews.created_at', 'desc')
    .limit(MAX_EXPORTED)
    .execute();
}

/** A person's reports of other reviews, newest first. */
export function listPersonalReports(db: Db, userId: string) {
  return db
    .selectFrom('review_reports')
    .select(['review_id', 'reason', 'comment', 'created_at', 'outcome', 'decided_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(MAX_EXPORTED)
    .execute();
}

/** The venues where a person needs another visit before the next review, and since when. */
export function listPersonalRestrictions(db: Db, userId: string) {
  return db
    .selectFrom('review_restrictions')
    .innerJoin('venues', 'venues.id', 'review_restrictions.venue_id')
    .select(['venues.name as venue', 'review_restrictions.since'])
    .where('review_restrictions.user_id', '=', userId)
    .orderBy('since', 'desc')
    .limit(MAX_EXPORTED)
    .execute();
}

/** Deletes a person's reviews; answers they wrote for a venue stay, without their name. */
export async function erasePersonalReviews(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('reviews').where('user_id', '=', userId).execute();
  await tx.deleteFrom('review_reports').where('user_id', '=', userId).execute();
  await tx.deleteFrom('review_restrictions').where('user_id', '=', userId).execute();
  await tx
    .updateTable('review_reports')
    .set({ decided_by: null })
    .where('decided_by', '=', userId)
    .execute();
  await tx
    .updateTable('reviews')
    .set({ answered_by: null })
    .where('answered_by', '=', userId)
    .execute();
}
