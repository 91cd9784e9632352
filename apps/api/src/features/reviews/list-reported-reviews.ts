import { reviewerName } from '@pulse/domain';
import type { Deps } from '../../platform/deps.ts';
import type { Member } from '../../platform/http/guard.ts';
import { cutPage, pageStart } from '../../platform/http/page-cursor.ts';
import { isRefusal } from '../../platform/refusal.ts';
import {
  countWaitingReviews,
  listWaitingReviews,
  type ReportedReviewRow,
} from './review-reports.store.ts';

const ORDER = 'reported-reviews';

/** One page of reviews whose reports wait for those who run the platform, the longest waiting first. */
export async function listReportedReviews(
  { db }: Deps,
  query: { limit: number; cursor?: string | undefined },
  reader: Member,
) {
  const after = pageStart(ORDER, 'instant', query.cursor);
  if (isRefusal(after)) return after;
  const [rows, open] = await Promise.all([
    listWaitingReviews(db, { after, limit: query.limit + 1 }),
    countWaitingReviews(db),
  ]);
  const { page, next_cursor } = cutPage(rows, query.limit, ORDER, (last) => ({
    key: last.waiting_since.toISOString(),
    id: last.id,
  }));
  return { items: page.map((row) => present(row, reader)), next_cursor, open };
}

function present(row: ReportedReviewRow, reader: Member) {
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
    newest: row.newest.map(({ reported_at, ...told }) => ({
      ...told,
      reported_at: new Date(reported_at).toISOString(),
    })),
    can_decide: row.user_id !== reader.id,
  };
}
