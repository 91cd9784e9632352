import type { listClassSessions as operation } from '@pulse/contract';
import type { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { cutPage, pageStart } from '../../platform/http/page-cursor.ts';
import { isRefusal, type Refusal } from '../../platform/refusal.ts';
import { ANY, bookableFor } from './bookable.ts';
import { type ClassSession, presentListedSession } from './present-session.ts';
import { searchSessions } from './session-search.store.ts';
import { minuteOf } from './wall-time.ts';

type Query = z.output<typeof operation.query>;

const ORDER = 'starts_at';

/** One page of sessions to come, earliest first; `memberId` is whoever asks, null when nobody. */
export async function listClassSessions(
  deps: Deps,
  query: Query,
  memberId: string | null,
): Promise<{ items: ClassSession[]; next_cursor: string | null } | Refusal> {
  const after = pageStart(ORDER, 'instant', query.cursor);
  if (isRefusal(after)) return after;
  const now = new Date(deps.clock.now());
  const bookable = query.bookable ? await bookableFor(deps, now, memberId) : ANY;
  const rows = await searchSessions(deps.db, {
    ...query,
    now,
    memberId,
    after,
    fromMinute: minuteOf(query.from_time),
    toMinute: minuteOf(query.to_time),
    bookable: bookable.conditions,
    limit: query.limit + 1,
  });
  const { page, next_cursor } = cutPage(rows, query.limit, ORDER, (last) => ({
    key: last.starts_at.toISOString(),
    id: last.id,
  }));
  return { items: page.filter(bookable.allows).map(presentListedSession), next_cursor };
}
