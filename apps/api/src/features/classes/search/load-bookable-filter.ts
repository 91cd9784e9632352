import type { RawBuilder } from 'kysely';
import type { Deps } from '../../../platform/deps.ts';
import { type BookableSession, classHooks } from '../class-hooks.ts';
import { openForBookingConditions, withinPlanConditions } from './bookable-conditions.sql.ts';

/** What `bookable` asks of a class: conditions for the search, then the rules of booking. */
export interface BookableFilter {
  conditions: RawBuilder<boolean>[];
  allows(session: BookableSession): boolean;
}

/** Nothing is asked. */
export const ANY_SESSION: BookableFilter = { conditions: [], allows: () => true };

/**
 * What a class must be for this member to book it now. The conditions are the rules turned around,
 * so that a search finds its page; the rules themselves have the last word on each class. Without a
 * membership hook or a member only the class's own conditions are looked at.
 */
export async function loadBookableFilter(
  deps: Deps,
  now: Date,
  memberId: string | null,
): Promise<BookableFilter> {
  const open = openForBookingConditions(now, memberId);
  const { loadBookingLimits: memberBookability } = classHooks(deps);
  if (!memberId || !memberBookability) return { ...ANY_SESSION, conditions: open };
  const limits = await memberBookability(deps.db, memberId);
  return { conditions: [...open, ...withinPlanConditions(limits)], allows: limits.allows };
}
