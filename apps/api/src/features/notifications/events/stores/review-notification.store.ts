import type { Db } from '../../../../platform/database/transaction.ts';

/**
 * An answered review with the values of its notification; undefined once it or its author is
 * deleted.
 */
export function findAnsweredReview(db: Db, reviewId: string) {
  return db
    .selectFrom('reviews as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .innerJoin('venues as v', 'v.id', 'r.venue_id')
    .select(['u.id as user_id', 'u.language', 'v.id as venue_id', 'v.name as venue', 'r.answer'])
    .where('r.id', '=', reviewId)
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst();
}

/** A review that was taken down, with its author; undefined once either is deleted. */
export function findTakenDownReview(db: Db, reviewId: string) {
  return db
    .selectFrom('reviews as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .innerJoin('venues as v', 'v.id', 'r.venue_id')
    .select([
      'u.id as user_id',
      'u.email',
      'u.full_name',
      'u.language',
      'u.email_preferences',
      'v.id as venue_id',
      'v.name as venue',
      'r.taken_down_reason',
      'r.taken_down_comment',
    ])
    .where('r.id', '=', reviewId)
    .where('r.taken_down_at', 'is not', null)
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Those whose reports were closed by a decision, except the moderator who decided. */
export function listReportersOfDecision(
  db: Db,
  decision: { review_id: string; decided_at: string },
) {
  return db
    .selectFrom('review_reports as p')
    .innerJoin('reviews as r', 'r.id', 'p.review_id')
    .innerJoin('venues as v', 'v.id', 'r.venue_id')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(['u.id as user_id', 'u.language', 'v.id as venue_id', 'v.name as venue', 'p.outcome'])
    .where('p.review_id', '=', decision.review_id)
    .where('p.decided_at', '=', new Date(decision.decided_at))
    .whereRef('p.user_id', 'is distinct from', 'p.decided_by')
    .where('u.deleted_at', 'is', null)
    .execute();
}
