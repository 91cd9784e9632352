import type { listClassSessions as operation } from '@pulse/contract';
import type { z } from 'zod';
import type { Deps } from '../../../platform/deps.ts';
import { pageStart, paginate } from '../../../platform/http/routes/page-cursor.ts';
import { isRefusal, type Refusal } from '../../../platform/refusal.ts';
import { type ClassSession, presentListedSession } from '../sessions/present-session.ts';
import { parseWallTime } from '../sessions/wall-time.ts';
import { ANY_SESSION, loadBookableFilter } from './load-bookable-filter.ts';
import { searchSessions } from './session-search.store.ts';

type Query = z.output<typeof operation.query>;

const ORDER = 'starts_at';

/** One page of upcoming sessions, earliest first; `memberId` is the reader, null when not signed in. */
export async function listClassSessions(
  deps: Deps,
  query: Query,
  memberId: string | null,
): Promise<{ items: ClassSession[]; next_cursor: string | null } | Refusal> {
  const after = pageStart(ORDER, 'instant', query.cursor);
  if (isRefusal(after)) return after;
  const now = new Date(deps.clock.now());
  const bookable = query.bookable ? await loadBookableFilter(deps, now, memberId) : ANY_SESSION;
  const rows = await searchSessions(deps.db, {
    ...query,
    now,
    memberId,
    after,
    fromMinute: parseWallTime(query.from_time),
    toMinute: parseWallTime(query.to_time),
    bookable: bookable.conditions,
    limit: query.limit + 1,
  });
  const { page, next_cursor } = paginate(rows, query.limit, ORDER, (last) => ({
    key: last.starts_at.toISOString(),
    id: last.id,
  }));
  return { items: page.filter(bookable.allows).map(presentListedSession), next_cursor };
}
