import { reviewerName } from '@pulse/domain';
import type { Deps } from '../../../platform/deps.ts';
import { pageStart, paginate } from '../../../platform/http/routes/page-cursor.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import {
  countReviewsAwaitingModeration,
  listReviewsAwaitingModeration,
  type ReportedReviewRow,
} from './review-reports.store.ts';

const CURSOR_ORDER = 'reported-reviews';

/** One page of reviews with open reports for the platform's staff, the longest waiting first. */
export async function listReportedReviews(
  { db }: Deps,
  query: { limit: number; cursor?: string | undefined },
  viewer: AuthenticatedUser,
) {
  const after = pageStart(CURSOR_ORDER, 'instant', query.cursor);
  if (isRefusal(after)) return after;
  const [rows, open] = await Promise.all([
    listReviewsAwaitingModeration(db, { after, limit: query.limit + 1 }),
    countReviewsAwaitingModeration(db),
  ]);
  const { page, next_cursor } = paginate(rows, query.limit, CURSOR_ORDER, (last) => ({
    key: last.waiting_since.toISOString(),
    id: last.id,
  }));
  return { items: page.map((row) => presentReportedReview(row, viewer)), next_cursor, open };
}

function presentReportedReview(row: ReportedReviewRow, viewer: AuthenticatedUser) {
  const { id, rating, text, venue_id, venue_name, author_language } = row;
  return {
    review: {
      id,
      rating,
      text,
      author_name: reviewerName(row.author),
      author_language,
      venue_id,
      venue_name,
      created_at: row.created_at.toISOString(),
      edited_at: row.edited_at?.toISOString() ?? null,
    },
    reports: row.reports,
    newest: row.newest.map(({ reported_at, ...report }) => ({
      ...report,
      reported_at: new Date(reported_at).toISOString(),
    })),
    can_decide: row.user_id !== viewer.id,
  };
}
