import type { Db } from '../../platform/database/transaction.ts';

/** What there is to say about an answered review; undefined once it or its author is gone. */
export function loadReviewNews(db: Db, reviewId: string) {
  return db
    .selectFrom('reviews as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .innerJoin('venues as v', 'v.id', 'r.venue_id')
    .select(['u.id as user_id', 'u.language', 'v.id as venue_id', 'v.name as venue', 'r.answer'])
    .where('r.id', '=', reviewId)
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst();
}
