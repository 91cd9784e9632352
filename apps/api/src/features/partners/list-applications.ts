import type { ApplicationState } from '@pulse/domain';
import type { Deps } from '../../platform/deps.ts';
import { cutPage, pageStart } from '../../platform/http/page-cursor.ts';
import { isRefusal, type Refusal } from '../../platform/refusal.ts';
import { listApplications } from './applications.store.ts';
import { presentApplication } from './present-application.ts';

const ORDER = 'application-created';

/** One page of the applications, oldest first, so that nobody is forgotten. */
export async function listForReview(
  { db }: Deps,
  query: { status?: ApplicationState; limit: number; cursor?: string },
): Promise<
  { items: ReturnType<typeof presentApplication>[]; next_cursor: string | null } | Refusal
> {
  const end = pageStart(ORDER, 'instant', query.cursor);
  if (isRefusal(end)) return end;
  const rows = await listApplications(db, {
    status: query.status,
    after: end && { createdAt: end.key, id: end.id },
    limit: query.limit + 1,
  });
  const { page, next_cursor } = cutPage(rows, query.limit, ORDER, (last) => ({
    key: last.created_at.toISOString(),
    id: last.id,
  }));
  return { items: page.map(presentApplication), next_cursor };
}
