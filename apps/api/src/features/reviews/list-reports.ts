import { reviewerName } from '@pulse/domain';
import type { Deps } from '../../platform/deps.ts';
import { readCursor, writeCursor } from '../../platform/http/page-cursor.ts';
import { refuse } from '../../platform/refusal.ts';
import { listReportedReviews } from './review-reports.store.ts';

const ORDER = 'review-reports';

/** One page of reported reviews for those who run the platform, the last reported first. */
export async function listReports(
  { db }: Deps,
  query: { limit: number; cursor?: string | undefined },
) {
  const after = query.cursor === undefined ? null : readCursor(ORDER, 'instant', query.cursor);
  if (query.cursor !== undefined && !after) return refuse('validation_failed', { field: 'cursor' });
  const rows = await listReportedReviews(db, { after, limit: query.limit + 1 });
  const page = rows.slice(0, query.limit);
  const last = rows.length > page.length ? page.at(-1) : undefined;
  return {
    items: page.map(({ author, reports, reasons, reported_at, ...review }) => ({
      review: { ...review, author_name: reviewerName(author) },
      reports,
      reasons,
      reported_at: reported_at.toISOString(),
    })),
    next_cursor: last
      ? writeCursor(ORDER, { key: last.reported_at.toISOString(), id: last.id })
      : null,
  };
}
