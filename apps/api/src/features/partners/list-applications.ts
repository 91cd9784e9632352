import type { ApplicationState } from '@pulse/domain';
import type { Deps } from '../../platform/deps.ts';
import { readCursor, writeCursor } from '../../platform/http/page-cursor.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
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
  const end = query.cursor === undefined ? null : readCursor(ORDER, 'instant', query.cursor);
  if (query.cursor !== undefined && !end) return refuse('validation_failed', { field: 'cursor' });
  const rows = await listApplications(db, {
    status: query.status,
    after: end && { createdAt: end.key, id: end.id },
    limit: query.limit + 1,
  });
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  return {
    items: page.map(presentApplication),
    next_cursor:
      rows.length > page.length && last
        ? writeCursor(ORDER, { key: last.created_at.toISOString(), id: last.id })
        : null,
  };
}
