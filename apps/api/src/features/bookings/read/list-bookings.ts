import type { BookingView } from '@pulse/domain';
import type { Deps } from '../../../platform/deps.ts';
import { pageStart, paginate } from '../../../platform/http/routes/page-cursor.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { expireHoldsOfSession } from '../waitlist/expire-holds.ts';
import {
  countBookingsByView,
  listBookingMonthCounts,
  listBookingPage,
} from './list-bookings.store.ts';
import { presentBookings } from './present-bookings.ts';

/** The parameters of a list of a member's own bookings. */
interface ListBookingsQuery {
  view: BookingView;
  q?: string | undefined;
  /** YYYY-MM, in the venue's time zone. */
  month?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** One page of a member's own bookings: upcoming ones earliest first, past ones latest first. */
export async function listBookings(deps: Deps, userId: string, query: ListBookingsQuery) {
  const order = `bookings.${query.view}`;
  const after = pageStart(order, 'instant', query.cursor);
  if (isRefusal(after)) return after;
  const now = deps.clock.now();
  const criteria = {
    userId,
    view: query.view,
    now: new Date(now),
    search: query.q,
    month: query.month,
    after,
    limit: query.limit + 1,
  };
  let rows = await listBookingPage(deps.db, criteria);
  const lapsed = rows.filter((row) => row.held_until !== null && row.held_until <= criteria.now);
  // Expired holds are released before the list is shown; one member has few of them.
  for (const sessionId of new Set(lapsed.map((row) => row.class_session_id)))
    await expireHoldsOfSession(deps, sessionId);
  if (lapsed.length > 0) rows = await listBookingPage(deps.db, criteria);
  const { page, next_cursor } = paginate(rows, query.limit, order, (last) => ({
    key: last.starts_at.toISOString(),
    id: last.id,
  }));
  return { items: await presentBookings(deps, deps.db, page, now), next_cursor };
}

/** How many bookings each view contains. */
export async function countBookings(deps: Deps, userId: string) {
  return countBookingsByView(deps.db, userId, new Date(deps.clock.now()));
}

/** The months in which a view contains bookings, latest first. */
export async function listBookingMonths(deps: Deps, userId: string, view: BookingView) {
  const items = await listBookingMonthCounts(deps.db, userId, view, new Date(deps.clock.now()));
  return { items, next_cursor: null };
}
