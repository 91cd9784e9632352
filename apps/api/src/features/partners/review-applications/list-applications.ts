import type { ApplicationState } from '@pulse/domain';
import type { Deps } from '../../../platform/deps.ts';
import { pageStart, paginate } from '../../../platform/http/routes/page-cursor.ts';
import { isRefusal, type Refusal } from '../../../platform/refusal.ts';
import { listApplications } from '../applications.store.ts';
import { presentApplication } from '../present-application.ts';

const CURSOR_ORDER = 'application-created';

/** One page of the applications, oldest first. */
export async function listApplicationsForReview(
  { db }: Deps,
  query: { status?: ApplicationState; limit: number; cursor?: string },
): Promise<
  { items: ReturnType<typeof presentApplication>[]; next_cursor: string | null } | Refusal
> {
  const cursor = pageStart(CURSOR_ORDER, 'instant', query.cursor);
  if (isRefusal(cursor)) return cursor;
  const rows = await listApplications(db, {
    status: query.status,
    after: cursor && { createdAt: cursor.key, id: cursor.id },
    limit: query.limit + 1,
  });
  const { page, next_cursor } = paginate(rows, query.limit, CURSOR_ORDER, (last) => ({
    key: last.created_at.toISOString(),
    id: last.id,
  }));
  return { items: page.map(presentApplication), next_cursor };
}
