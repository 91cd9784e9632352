import type { listClassSessions as operation } from '@pulse/contract';
import type { RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { cutPage, pageStart } from '../../platform/http/page-cursor.ts';
import { isRefusal, type Refusal } from '../../platform/refusal.ts';
import { openForBooking, withinPlan } from './bookable-conditions.ts';
import { type BookableSession, classHooks } from './class-hooks.ts';
import { type ClassSession, presentListedSession } from './present-session.ts';
import { searchSessions } from './session-search.store.ts';

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

/** What `bookable` asks of a class: conditions for the search, then the rules of booking. */
export interface Bookable {
  conditions: RawBuilder<boolean>[];
  allows(session: BookableSession): boolean;
}

/** Nothing is asked. */
export const ANY: Bookable = { conditions: [], allows: () => true };

/**
 * What a class must be for this member to book it now. The conditions are the rules turned around,
 * so that a search finds its page; the rules themselves have the last word on each class. Without a
 * membership hook or a member only the class's own conditions are looked at.
 */
export async function bookableFor(
  deps: Deps,
  now: Date,
  memberId: string | null,
): Promise<Bookable> {
  const open = openForBooking(now, memberId);
  const { memberBookability } = classHooks(deps);
  if (!memberId || !memberBookability) return { ...ANY, conditions: open };
  const member = await memberBookability(deps.db, memberId);
  return { conditions: [...open, ...withinPlan(member)], allows: member.allows };
}

/** Minutes after midnight of a wall time; null without one. */
export function minuteOf(wallTime: string | undefined): number | null {
  if (wallTime === undefined) return null;
  return Number(wallTime.slice(0, 2)) * 60 + Number(wallTime.slice(3));
}
