import { rankAlternatives } from '@pulse/domain';
import type { Deps } from '../../../platform/deps.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { bookableConditions, openForBookingConditions } from '../bookable-conditions.sql.ts';
import { classHooks } from '../class-hooks.ts';
import { SESSION, VENUE } from '../session-columns.sql.ts';
import { type ClassSession, presentListedSession } from '../sessions/present-session.ts';
import { findSessionDetail } from '../sessions/sessions.store.ts';
import { findAlternatives } from './class-alternatives.store.ts';

/**
 * The next best three for a class: of the same activity, with a place that the reader can book, the
 * nearest in time and place. To a visitor, and to a member who has yet to choose a plan, every class
 * with a free place counts as bookable.
 */
export async function listClassAlternatives(
  deps: Deps,
  sessionId: string,
  memberId: string | null,
): Promise<{ items: ClassSession[]; next_cursor: null } | Refusal> {
  const { db } = deps;
  const session = await findSessionDetail(db, sessionId, null);
  if (!session) return refuse('not_found');
  const now = new Date(deps.clock.now());
  const { conditions, allows } = await loadConditions(deps, now, memberId);
  const rows = await findAlternatives(db, { session, memberId, now, bookable: conditions });
  const candidates = rows.filter(allows).map((row) => ({
    id: row.id,
    startsAt: row.starts_at.getTime(),
    metres: row.distance ?? 0,
    row,
  }));
  const ranked = rankAlternatives(session.starts_at.getTime(), candidates);
  return { items: ranked.map(({ row }) => presentListedSession(row)), next_cursor: null };
}

async function loadConditions(deps: Deps, now: Date, memberId: string | null) {
  const searched = { session: SESSION, venue: VENUE };
  const { loadBookingLimits } = classHooks(deps);
  const limits = memberId && loadBookingLimits ? await loadBookingLimits(deps.db, memberId) : null;
  if (memberId && limits && limits.coveredSpans.length > 0)
    return {
      conditions: bookableConditions(now, memberId, limits, searched).conditions,
      allows: limits.allows,
    };
  return {
    conditions: openForBookingConditions(now, memberId, searched),
    allows: () => true,
  };
}
