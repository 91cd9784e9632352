import type { RawBuilder } from 'kysely';
import type { Deps } from '../../../platform/deps.ts';
import { openForBookingConditions, withinPlanConditions } from '../bookable-conditions.sql.ts';
import { type BookableSession, classHooks } from '../class-hooks.ts';
import { SESSION, VENUE } from '../session-columns.sql.ts';

const SEARCHED = { session: SESSION, venue: VENUE };

/** The filter `bookable`: conditions for the search, then the booking rules for each result. */
export interface BookableFilter {
  conditions: RawBuilder<boolean>[];
  allows(session: BookableSession): boolean;
}

/** The filter that allows every session. */
export const ANY_SESSION: BookableFilter = { conditions: [], allows: () => true };

/**
 * The filter for the classes that a member may book now. The conditions express the rules in SQL, so
 * that a search can page through the results; the rules themselves then decide on each class.
 * Without a member, or before the booking hook is set, only the conditions of the class apply.
 */
export async function loadBookableFilter(
  deps: Deps,
  now: Date,
  memberId: string | null,
): Promise<BookableFilter> {
  const open = openForBookingConditions(now, memberId, SEARCHED);
  const { loadBookingLimits } = classHooks(deps);
  if (!memberId || !loadBookingLimits) return { ...ANY_SESSION, conditions: open };
  const limits = await loadBookingLimits(deps.db, memberId);
  return {
    conditions: [...open, ...withinPlanConditions(limits, SEARCHED)],
    allows: limits.allows,
  };
}
