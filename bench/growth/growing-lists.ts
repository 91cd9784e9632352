import { DAY, localDateOf } from '@pulse/domain';
import type pg from 'pg';
import { listBookingPage } from '../../apps/api/src/features/bookings/read/list-bookings.store.ts';
import { listRoster } from '../../apps/api/src/features/checkins/front-desk/roster.store.ts';
import {
  countArrivalsByHour,
  countVenueDay,
  listRecentCheckIns,
} from '../../apps/api/src/features/checkins/front-desk/venue-day.store.ts';
import {
  countVenuesToday,
  listNextClasses,
} from '../../apps/api/src/features/checkins/today/venues-today.store.ts';
import { findMembers } from '../../apps/api/src/features/checkins/walk-in/look-up.store.ts';
import {
  type SessionSearch,
  searchSessions,
} from '../../apps/api/src/features/classes/search/session-search.store.ts';
import { searchVenuesWithClasses } from '../../apps/api/src/features/classes/search/venues-with-classes.store.ts';
import { listVisitLines } from '../../apps/api/src/features/memberships/visits/visit-lines.store.ts';
import { listNotificationsOf } from '../../apps/api/src/features/notifications/inbox/notifications.store.ts';
import { listPaymentsAfter } from '../../apps/api/src/features/payments/payments.store.ts';
import { findMapVenues } from '../../apps/api/src/features/venues/search/map-venues.store.ts';
import { searchVenues } from '../../apps/api/src/features/venues/search/venue-search.store.ts';
import type { Db } from '../../apps/api/src/platform/database/transaction.ts';

/** A list that must not cost more in a larger place, by the request that reads it. */
export type GrowingLists = Record<string, (db: Db) => Promise<unknown>>;

const ZONE = 'Asia/Beirut';
/** The middle of a town of the filled tables. */
const near = { latitude: 35, longitude: 35.5 };
/** Half of all towns: more venues than the map shows, from the smallest size on. */
const severalTowns = { west: 35, south: 30.5, east: 36, north: 35.5 };
const bbox = { west: 35.4, south: 34.9, east: 35.6, north: 35.1 };

/** The lists over the filled tables, with the usual page of each. */
export async function growingLists(pool: pg.Pool): Promise<GrowingLists> {
  const { rows } = await pool.query<{ member: string; venue: string; session: string }>(
    `SELECT (SELECT id FROM users WHERE email = 'growth-0@bench.test') AS member,
      md5('venue0')::uuid AS venue, md5('session40')::uuid AS session`,
  );
  const [{ member, venue, session } = { member: '', venue: '', session: '' }] = rows;
  const now = new Date();
  const date = localDateOf(now.getTime() + 3 * DAY, ZONE);
  const today = localDateOf(now.getTime(), ZONE);
  const filters = { openAt: null, after: null, limit: 21, now };
  const sessions = (search: Partial<SessionSearch>) => (db: Db) =>
    searchSessions(db, {
      now,
      memberId: member,
      limit: 21,
      after: null,
      days: 1,
      radius_km: 15,
      fromMinute: null,
      toMinute: null,
      bookable: [],
      ...search,
    });
  const withClasses = (search: object) => (db: Db) =>
    searchVenuesWithClasses(db, {
      now,
      memberId: member,
      days: 1,
      date,
      near,
      from: near,
      distanceFrom: near,
      radius_km: 15,
      fromMinute: null,
      toMinute: null,
      bookable: [],
      openAt: null,
      classesOnly: false,
      sort: 'nearest',
      after: null,
      limit: 21,
      ...search,
    });
  const bookings = (view: 'upcoming' | 'past' | 'cancelled' | 'waitlisted') => (db: Db) =>
    listBookingPage(db, {
      userId: member,
      view,
      now,
      search: undefined,
      month: undefined,
      after: null,
      limit: 21,
    });
  const days = (count: number) => ({
    startsAt: now.getTime() - count * DAY,
    endsAt: now.getTime(),
  });
  return {
    'class-sessions?date': sessions({ date }),
    'class-sessions?date&days=7': sessions({ date, days: 7 }),
    'class-sessions?near': sessions({ near }),
    'class-sessions?date&near': sessions({ date, near }),
    'class-sessions?date&near&activity': sessions({ date, near, activity: ['padel'] }),
    'class-sessions?date&bbox': sessions({ date, bbox }),
    'venues?near': (db) => searchVenues(db, { ...filters, near, radius_km: 25, order: 'distance' }),
    'venues?near&activity': (db) =>
      searchVenues(db, {
        ...filters,
        near,
        radius_km: 25,
        order: 'distance',
        activity: ['padel'],
      }),
    'venues?bbox': (db) => searchVenues(db, { ...filters, bbox, order: 'name' }),
    'venues/map': (db) => findMapVenues(db, { bbox: severalTowns }, 2000),
    'venues-with-classes': withClasses({}),
    // From noon on: later in the day the smallest size would not fill a page.
    'venues-with-classes?from_time': withClasses({ classesOnly: true, fromMinute: 720 }),
    'venues-with-classes?bbox': withClasses({ bbox }),
    'venues-with-classes?sort=soonest': withClasses({ sort: 'soonest' }),
    'venues-with-classes?sort=rated': withClasses({ sort: 'rated' }),
    'venues-with-classes?sort=rated&bbox': withClasses({ sort: 'rated', bbox: severalTowns }),
    'venues-with-classes?sort=soonest&bbox': withClasses({ sort: 'soonest', bbox: severalTowns }),
    'venues/{id}/day': async (db) => {
      await countVenueDay(db, venue, today, now);
      await countArrivalsByHour(db, { id: venue, time_zone: ZONE }, today);
      await listRecentCheckIns(db, venue, today);
    },
    'partner/members/look-up': (db) =>
      findMembers(db, {
        ...{ venueId: venue, name: 'growth 77', email: null, memberCode: null },
        ...{ from: now, until: new Date(now.getTime() + DAY) },
      }),
    'partner/today': async (db) => {
      await countVenuesToday(db, [{ id: venue, date: today }], now);
      await listNextClasses(db, [{ id: venue, date: today }], now);
    },
    'class-sessions/{id}/roster': (db) => listRoster(db, session, now),
    'bookings?view=upcoming': bookings('upcoming'),
    'bookings?view=past': bookings('past'),
    'bookings?view=cancelled': bookings('cancelled'),
    'bookings?view=waitlisted': bookings('waitlisted'),
    notifications: (db) => listNotificationsOf(db, member, { unreadOnly: false, limit: 50 }),
    'notifications?unread_only': (db) =>
      listNotificationsOf(db, member, { unreadOnly: true, limit: 50 }),
    payments: (db) => listPaymentsAfter(db, member, null, 21),
    'membership/visits': (db) => listVisitLines(db, member, days(30)),
  };
}
