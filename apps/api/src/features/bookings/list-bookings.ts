import type { BookingView } from '@pulse/domain';
import type { Deps } from '../../platform/deps.ts';
import { cutPage, pageStart } from '../../platform/http/page-cursor.ts';
import { isRefusal } from '../../platform/refusal.ts';
import { expireHoldsOf } from './expire-holds.ts';
import { countViews, listMonths, listPage } from './list-bookings.store.ts';
import { presentBookings } from './present-bookings.ts';

/** What is asked for of a member's own bookings. */
interface WantedPage {
  view: BookingView;
  q?: string | undefined;
  /** YYYY-MM, local to the venue. */
  month?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** One page of a member's own bookings; soonest first, or latest first where they are over. */
export async function listBookings(deps: Deps, userId: string, query: WantedPage) {
  const order = `bookings.${query.view}`;
  const after = pageStart(order, 'instant', query.cursor);
  if (isRefusal(after)) return after;
  const now = deps.clock.now();
  const wanted = {
    userId,
    view: query.view,
    now: new Date(now),
    search: query.q,
    month: query.month,
    after,
    limit: query.limit + 1,
  };
  let rows = await listPage(deps.db, wanted);
  const lapsed = rows.filter((row) => row.held_until !== null && row.held_until <= wanted.now);
  // Nobody is shown a place that is no longer held; one member holds few at a time.
  for (const sessionId of new Set(lapsed.map((row) => row.class_session_id)))
    await expireHoldsOf(deps, sessionId);
  if (lapsed.length > 0) rows = await listPage(deps.db, wanted);
  const { page, next_cursor } = cutPage(rows, query.limit, order, (last) => ({
    key: last.starts_at.toISOString(),
    id: last.id,
  }));
  return { items: await presentBookings(deps.db, page, now), next_cursor };
}

/** How many bookings each view holds. */
export async function countBookings(deps: Deps, userId: string) {
  return countViews(deps.db, userId, new Date(deps.clock.now()));
}

/** The months in which a view holds bookings, latest first. */
export async function listBookingMonths(deps: Deps, userId: string, view: BookingView) {
  const items = await listMonths(deps.db, userId, view, new Date(deps.clock.now()));
  return { items, next_cursor: null };
}
