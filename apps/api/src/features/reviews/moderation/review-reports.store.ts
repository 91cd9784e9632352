import type { ReportReason } from '@pulse/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import type { CursorPosition } from '../../../platform/http/routes/page-cursor.ts';
import { lockReview } from '../reviews.store.ts';

/**
 * Keeps what somebody has against a review. Their first report of it stays; one that was decided
 * about opens again when the review has changed since.
 */
export async function upsertReviewReport(
  tx: Tx,
  report: {
    review: { id: string; edited_at: Date | null };
    userId: string;
    fault: ReportReason;
    words: string | null;
    at: Date;
  },
): Promise<void> {
  const { review, userId, fault, words, at } = report;
  await tx
    .insertInto('review_reports')
    .values({ review_id: review.id, user_id: userId, fault, words, created_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['review_id', 'user_id'])
        .doUpdateSet({
          fault,
          words,
          created_at: at,
          decided_at: null,
          decided_by: null,
          outcome: null,
        })
        .where('review_reports.decided_at', '<', review.edited_at),
    )
    .execute();
}

/** A reported review with what was said against it. */
export interface ReportedReviewRow {
  id: string;
  rating: number;
  text: string;
  created_at: Date;
  edited_at: Date | null;
  user_id: string;
  author: string;
  author_language: 'en' | 'fr' | 'de';
  venue_id: string;
  venue_name: string;
  reports: number;
  waiting_since: Date;
  newest: {
    by: string;
    at_the_venue: boolean;
    fault: ReportReason;
    words: string | null;
    reported_at: string;
  }[];
}

/** One page of reviews whose reports wait, the longest waiting first, in one statement. */
export async function listReviewsAwaitingModeration(
  db: Db,
  { after, limit }: { after: CursorPosition | null; limit: number },
): Promise<ReportedReviewRow[]> {
  const afterCursor = after
    ? sql`HAVING (min(created_at), review_id) > (${after.key}::timestamptz, ${after.id}::uuid)`
    : sql``;
  const { rows } = await sql<ReportedReviewRow>`
    SELECT r.id, r.rating, r.text, r.created_at, r.edited_at, r.user_id, u.full_name AS author,
      u.language AS author_language, v.id AS venue_id, v.name AS venue_name,
      waiting.reports, waiting.waiting_since, (
        SELECT json_agg(row_to_json(told)) FROM (
          SELECT w.full_name AS by, coalesce(w.organisation_id = v.organisation_id, false) AS at_the_venue,
            p.fault, p.words, p.created_at AS reported_at
          FROM review_reports p JOIN users w ON w.id = p.user_id
          WHERE p.review_id = r.id AND p.decided_at IS NULL
          ORDER BY p.created_at DESC, p.user_id LIMIT 10
        ) AS told
      ) AS newest
    FROM (
      SELECT review_id, count(*)::integer AS reports, min(created_at) AS waiting_since
      FROM review_reports WHERE decided_at IS NULL
      GROUP BY review_id ${afterCursor} ORDER BY min(created_at), review_id LIMIT ${limit}
    ) AS waiting
      JOIN reviews r ON r.id = waiting.review_id
      JOIN users u ON u.id = r.user_id
      JOIN venues v ON v.id = r.venue_id
    ORDER BY waiting.waiting_since, r.id`.execute(db);
  return rows;
}

/** How many reviews have reports that wait. */
export async function countReviewsAwaitingModeration(db: Db): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    SELECT count(DISTINCT review_id)::integer AS open FROM review_reports
    WHERE decided_at IS NULL`.execute(db);
  return rows[0]?.open ?? 0;
}

/** What staff decide about a reported review. */
export type ModerationOutcome = 'kept' | 'taken_down';

/** Holds a review until the transaction ends and tells how many of its reports wait. */
export async function lockReviewAndCountOpenReports(tx: Tx, reviewId: string): Promise<number> {
  await lockReview(tx, reviewId);
  return countOpenReports(tx, reviewId);
}

/** How many reports of a review wait. */
export async function countOpenReports(tx: Tx, reviewId: string): Promise<number> {
  const { open } = await tx
    .selectFrom('review_reports')
    .select(({ fn }) => fn.countAll<string>().as('open'))
    .where('review_id', '=', reviewId)
    .where('decided_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(open);
}

/** Closes all open reports of a review. */
export async function closeOpenReports(
  tx: Tx,
  reviewId: string,
  decision: { outcome: ModerationOutcome; by: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('review_reports')
    .set({ outcome: decision.outcome, decided_by: decision.by, decided_at: decision.at })
    .where('review_id', '=', reviewId)
    .where('decided_at', 'is', null)
    .execute();
}

/** The last decision about a review's reports; undefined where there is none. */
export function findLastModerationDecision(tx: Tx, reviewId: string) {
  return tx
    .selectFrom('review_reports')
    .select(({ fn }) => [
      'outcome',
      'decided_by',
      'decided_at',
      fn.countAll<string>().as('reports'),
    ])
    .where('review_id', '=', reviewId)
    .where('decided_at', 'is not', null)
    .groupBy(['outcome', 'decided_by', 'decided_at'])
    .orderBy('decided_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}
