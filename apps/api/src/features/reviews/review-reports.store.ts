import { sql } from 'kysely';
import type { Db } from '../../platform/database/transaction.ts';
import type { PageEnd } from '../../platform/http/page-cursor.ts';

/** Keeps what somebody has against a review; their first report of it stays. */
export async function addReport(
  db: Db,
  report: { reviewId: string; userId: string; reason: string; at: Date },
): Promise<void> {
  await db
    .insertInto('review_reports')
    .values({
      review_id: report.reviewId,
      user_id: report.userId,
      reason: report.reason,
      created_at: report.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A reported review with what was said against it. */
export interface ReportedReviewRow {
  id: string;
  rating: number;
  text: string;
  author: string;
  venue_id: string;
  venue_name: string;
  reports: number;
  reasons: string[];
  reported_at: Date;
}

/** One page of reported reviews, the last reported first, in one statement. */
export async function listReportedReviews(
  db: Db,
  { after, limit }: { after: PageEnd | null; limit: number },
): Promise<ReportedReviewRow[]> {
  const beyond = after
    ? sql`HAVING (max(created_at), review_id) < (${after.key}::timestamptz, ${after.id}::uuid)`
    : sql``;
  const { rows } = await sql<ReportedReviewRow>`
    SELECT r.id, r.rating, r.text, u.full_name AS author, v.id AS venue_id, v.name AS venue_name,
      told.reports, told.reasons, told.reported_at
    FROM (
      SELECT review_id, count(*)::integer AS reports, max(created_at) AS reported_at,
        (array_agg(reason ORDER BY created_at DESC))[1:10] AS reasons
      FROM review_reports GROUP BY review_id ${beyond}
      ORDER BY max(created_at) DESC, review_id DESC LIMIT ${limit}
    ) AS told
      JOIN reviews r ON r.id = told.review_id
      JOIN users u ON u.id = r.user_id
      JOIN venues v ON v.id = r.venue_id
    ORDER BY told.reported_at DESC, r.id DESC`.execute(db);
  return rows;
}
