import type { listPartnerApplications } from '@pulse/contract';
import { overdueIfReceivedBefore } from '@pulse/domain';
import type { z } from 'zod';
import type { Deps } from '../../../platform/deps.ts';
import { pageStart, paginate } from '../../../platform/http/routes/page-cursor.ts';
import { isRefusal, type Refusal } from '../../../platform/refusal.ts';
import { type PresentedForReview, presentForReview } from '../present-application.ts';
import { listReviewedApplications } from './reviewed-applications.store.ts';

const CURSOR_ORDER = 'application-submitted';

/** One page of the applications that the filters match, the longest waiting first. */
export async function listApplicationsForReview(
  { db, clock }: Deps,
  reviewerId: string,
  { limit, cursor: text, ...query }: z.output<typeof listPartnerApplications.query>,
): Promise<{ items: PresentedForReview[]; next_cursor: string | null } | Refusal> {
  const cursor = pageStart(CURSOR_ORDER, 'instant', text);
  if (isRefusal(cursor)) return cursor;
  const now = clock.now();
  const rows = await listReviewedApplications(db, {
    status: query.status,
    text: query.q,
    assignedTo: query.assigned && (query.assigned === 'me' ? reviewerId : null),
    receivedBefore: query.overdue ? new Date(overdueIfReceivedBefore(now)) : undefined,
    after: cursor && { submittedAt: cursor.key, id: cursor.id },
    limit: limit + 1,
  });
  const { page, next_cursor } = paginate(rows, limit, CURSOR_ORDER, (last) => ({
    key: last.submitted_at.toISOString(),
    id: last.id,
  }));
  return { items: page.map((row) => presentForReview(row, now)), next_cursor };
}
