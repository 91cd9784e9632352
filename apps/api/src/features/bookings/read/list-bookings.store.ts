import type { BookingView } from '@pulse/domain';
import { type RawBuilder, sql } from 'kysely';
import { allOf } from '../../../platform/database/all-of.ts';
import type { Db } from '../../../platform/database/transaction.ts';
import type { CursorPosition } from '../../../platform/http/routes/page-cursor.ts';
import { latestBookingsQuery } from './latest-bookings.sql.ts';

/** The views of `bookingViewOf` as SQL; list-bookings.test.ts compares the two. */
function inView(view: BookingView, now: Date): RawBuilder<boolean> {
  switch (view) {
    case 'upcoming':
      // A class lasts a day at most: an index of starts leaves out what ended long ago.
      return sql`(b.status IN ('pending', 'confirmed', 'completed') AND b.ends_at > ${now}
        AND b.starts_at > ${now}::timestamptz - interval '25 hours')`;
    case 'waitlisted':
      return sql`b.status = 'waitlisted' AND b.starts_at > ${now}`;
    case 'cancelled':
      return sql`b.status = 'cancelled'`;
    case 'past':
      return sql`(b.status = 'no_show'
        OR b.status IN ('pending', 'confirmed', 'completed') AND b.ends_at <= ${now}
        OR b.status = 'waitlisted' AND b.starts_at <= ${now})`;
  }
}

/** Upcoming views start with the earliest class, the others with the latest. */
const ASCENDING_VIEWS: readonly BookingView[] = ['upcoming', 'waitlisted'];

/** One booking of a page, with its position in the order and the end of its hold. */
export interface BookingPageRow {
  id: string;
  class_session_id: string;
  starts_at: Date;
  held_until: Date | null;
}

/** One page of a member's bookings in one view; `search` matches class, venue and trainer. */
export async function listBookingPage(
  db: Db,
  criteria: {
    userId: string;
    view: BookingView;
    now: Date;
    search: string | undefined;
    month: string | undefined;
    after: CursorPosition | null;
    limit: number;
  },
): Promise<BookingPageRow[]> {
  const { userId, view, now, search, month, after, limit } = criteria;
  const ascending = ASCENDING_VIEWS.includes(view);
  const direction = ascending ? sql`ASC` : sql`DESC`;
  const comparison = ascending ? sql`>` : sql`<`;
  const conditions = [sql<boolean>`b.user_id = ${userId}`, inView(view, now)];
  if (after)
    conditions.push(
      sql`(b.starts_at, b.id) ${comparison} (${after.key}::timestamptz, ${after.id})`,
    );
  if (month) conditions.push(...inMonth(month));
  if (search) conditions.push(matchesSearch(search));
  const { rows } = await sql<BookingPageRow>`
    SELECT b.id, b.class_session_id, b.starts_at, b.held_until FROM bookings b
    WHERE ${allOf(conditions)}
    ORDER BY b.starts_at ${direction}, b.id ${direction} LIMIT ${limit}`.execute(db);
  return rows;
}

/** The month in the venue's time zone; the instants limit the index scan in any zone. */
function inMonth(month: string): RawBuilder<boolean>[] {
  const first = `${month}-01`;
  return [
    sql`b.local_date >= ${first}::date AND b.local_date < ${first}::date + interval '1 month'`,
    sql`b.starts_at >= ${first}::date::timestamptz - interval '2 days'`,
    sql`b.starts_at < ${first}::date::timestamptz + interval '1 month 2 days'`,
  ];
}

/** The most months in the list: five years. */
const MAX_MONTHS = 60;

/** The months with bookings of a view, with their number, latest first. */
export async function listBookingMonthCounts(
  db: Db,
  userId: string,
  view: BookingView,
  now: Date,
): Promise<{ month: string; count: number }[]> {
  const { rows } = await sql<{ month: string; count: number }>`
    SELECT to_char(b.local_date, 'YYYY-MM') AS month, count(*)::integer AS count FROM bookings b
    WHERE b.user_id = ${userId} AND ${inView(view, now)}
    GROUP BY 1 ORDER BY 1 DESC LIMIT ${MAX_MONTHS}`.execute(db);
  return rows;
}

function matchesSearch(search: string): RawBuilder<boolean> {
  const pattern = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return sql`EXISTS (
    SELECT FROM class_sessions s
    JOIN venues v ON v.id = s.venue_id
    LEFT JOIN trainers t ON t.id = s.trainer_id
    WHERE s.id = b.class_session_id
      AND fold_text(concat_ws(' ', s.title, v.name, t.name)) LIKE fold_text(${pattern}))`;
}

/** The newest bookings among which the views are counted: a count may not grow with the years. */
const COUNTED_BOOKINGS = 1000;

/** How many bookings each view contains. */
export interface BookingCounts extends Record<BookingView, number> {
  /** There are older bookings, which are not counted: all of them past or cancelled. */
  at_least: boolean;
}

/** How many of a member's bookings each view contains, among the 1,000 that start last. */
export async function countBookingsByView(
  db: Db,
  userId: string,
  now: Date,
): Promise<BookingCounts> {
  const count = (view: BookingView) =>
    sql`count(*) FILTER (WHERE ${inView(view, now)})::integer AS ${sql.ref(view)}`;
  const { rows } = await sql<BookingCounts>`
    SELECT ${sql.join((['upcoming', 'past', 'cancelled', 'waitlisted'] as const).map(count))},
      count(*) > ${COUNTED_BOOKINGS} AS at_least
    FROM (SELECT status, starts_at, ends_at FROM bookings WHERE user_id = ${userId}
      ORDER BY starts_at DESC LIMIT ${COUNTED_BOOKINGS + 1}) b`.execute(db);
  return rows[0] ?? { upcoming: 0, past: 0, cancelled: 0, waitlisted: 0, at_least: false };
}

/** A member's bookings for the data export, newest class first. */
export async function listBookingsForExport(db: Db, userId: string, limit: number) {
  return latestBookingsQuery(db, userId, limit)
    .select([
      'b.id',
      's.title',
      'v.name as venue',
      'b.starts_at',
      'b.ends_at',
      'b.status',
      'b.paid_by',
      'b.booked_at',
      'b.waitlisted_at',
      'b.cancelled_at',
      'b.cancelled_by',
      'b.cancel_reason',
      'b.late_cancelled',
      'b.visit_returned_at',
      'b.created_at',
    ])
    .execute();
}
