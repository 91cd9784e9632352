import type { RawBuilder } from 'kysely';
import type { Deps } from '../../platform/deps.ts';
import { openForBooking, withinPlan } from './bookable-conditions.ts';
import { type BookableSession, classHooks } from './class-hooks.ts';

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
