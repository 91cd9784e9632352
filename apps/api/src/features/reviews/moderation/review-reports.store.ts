import type { ReportReason } from '@pulse/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import type { CursorPosition } from '../../../platform/http/routes/page-cursor.ts';
import { lockReview } from '../reviews.store.ts';

/**
 * Stores a person's report of a review. A second report by the same person changes nothing, except
 * that one already decided is reopened when the review was edited since.
 */
export async function upsertReviewReport(
  tx: Tx,
  report: {
    review: { id: string; edited_at: Date | null };
    userId: string;
    reason: ReportReason;
    comment: string | null;
    at: Date;
  },
): Promise<void> {
  const { review, userId, reason, comment, at } = report;
  await tx
    .insertInto('review_reports')
    .values({ review_id: review.id, user_id: userId, reason, comment, created_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['review_id', 'user_id'])
        .doUpdateSet({
          reason,
          comment,
          created_at: at,
          decided_at: null,
          decided_by: null,
          outcome: null,
        })
        .where('review_reports.decided_at', '<', review.edited_at),
    )
    .execute();
}

/** A reported review with its newest open reports. */
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
    reason: ReportReason;
    comment: string | null;
    reported_at: string;
  }[];
}

/** One page of the reviews with open reports, the longest waiting first, in one statement. */
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
        SELECT json_agg(row_to_json(report)) FROM (
          SELECT w.full_name AS by, coalesce(w.organisation_id = v.organisation_id, false) AS at_the_venue,
            p.reason, p.comment, p.created_at AS reported_at
          FROM review_reports p JOIN users w ON w.id = p.user_id
          WHERE p.review_id = r.id AND p.decided_at IS NULL
          ORDER BY p.created_at DESC, p.user_id LIMIT 10
        ) AS report
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

/** The number of reviews with open reports. */
export async function countReviewsAwaitingModeration(db: Db): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    SELECT count(DISTINCT review_id)::integer AS open FROM review_reports
    WHERE decided_at IS NULL`.execute(db);
  return rows[0]?.open ?? 0;
}

/** The outcome of moderating a reported review. */
export type ModerationOutcome = 'kept' | 'taken_down';

/** Locks a review until the transaction ends and returns the number of its open reports. */
export async function lockReviewAndCountOpenReports(tx: Tx, reviewId: string): Promise<number> {
  await lockReview(tx, reviewId);
  return countOpenReports(tx, reviewId);
}

/** The number of open reports of a review. */
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

/** The last decision about a review's reports; undefined when there is none. */
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
    .$narrowType<{ outcome: ModerationOutcome }>()
    .executeTakeFirst();
}
