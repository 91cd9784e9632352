import { expect } from 'vitest';
import { sumClasses, sumVisits } from '../../src/features/analytics/figures/figures.store.ts';
import {
  countBookingsByView,
  listBookingPage,
} from '../../src/features/bookings/read/list-bookings.store.ts';
import {
  countArrivalsByHour,
  countVenueDay,
  listRecentCheckIns,
} from '../../src/features/checkins/front-desk/venue-day.store.ts';
import {
  countVenuesToday,
  listNextClasses,
} from '../../src/features/checkins/today/venues-today.store.ts';
import { listVisitLines } from '../../src/features/memberships/visits/visit-lines.store.ts';
import { listPaymentsAfter } from '../../src/features/payments/payments.store.ts';
import type { Db } from '../../src/platform/database/transaction.ts';
import { api, test } from '../api-test.ts';
import { aClassSession, aMember, aMembership, aVenue, type TestUser } from '../builders.ts';
import { countReads, recordStatements } from './query-plans.ts';

const now = new Date('2026-11-23T10:00:00Z');
const DAY = 24 * 3_600_000;
const HISTORY = 4000;
let member: TestUser;
let venue: string;

// One member who has been at one venue every six hours for almost three years.
test.beforeAll(async () => {
  api.clock.set(now.toISOString());
  member = await aMember(api.deps);
  await aMembership(api.deps.db, { user_id: member.id });
  venue = await aVenue(api.deps.db);
  const session = await aClassSession(api.deps.db, { venue_id: venue });
  await api.deps.pool.query(
    `WITH times AS (
      SELECT i, $1::timestamptz + (20 - i) * interval '6 hours' AS at
      FROM generate_series(1, $5::int) i
    ), held AS (
      INSERT INTO class_sessions (class_template_id, venue_id, title, activity, tier,
        occurrence_date, occurrence_minute, local_date, local_minute, starts_at, ends_at, capacity)
      SELECT class_template_id, venue_id, title, activity, tier, times.at::date,
        extract(hour FROM times.at) * 60, times.at::date, 0, times.at, times.at + interval '1 hour', 10
      FROM class_sessions, times WHERE id = $3 RETURNING id, starts_at
    ), booked AS (
      INSERT INTO bookings (user_id, class_session_id, venue_id, status, starts_at, ends_at,
        local_date, tier, policy, booked_at)
      SELECT $2, id, $4, CASE WHEN starts_at < $1 THEN 'completed' ELSE 'confirmed' END,
        starts_at, starts_at + interval '1 hour', starts_at::date, 'standard', '{}', starts_at
      FROM held RETURNING id, starts_at
    ), arrived AS (
      INSERT INTO check_ins (user_id, venue_id, booking_id, kind, method, local_date, checked_in_at)
      SELECT $2, $4, id, 'class', 'venue_qr', starts_at::date, starts_at FROM booked
    )
    INSERT INTO payments (user_id, provider, purpose, amount_minor, currency, status, expires_at,
      created_at, settled_at)
    SELECT $2, 'demo', 'drop_in', 1000, 'USD', 'paid', $1, $1::timestamptz - i * interval '300 microseconds', $1
    FROM times`,
    [now, member.id, session, venue, HISTORY],
  );
  await api.deps.pool.query('ANALYZE');
});

const bookings = (view: 'upcoming' | 'past' | 'waitlisted') => (db: Db) =>
  listBookingPage(db, {
    userId: member.id,
    view,
    now,
    search: undefined,
    month: undefined,
    after: null,
    limit: 21,
  });

/** Days that are not counted yet: they are read from the rows. */
const lastDays = () => ({
  stored: [],
  fresh: [{ venueId: venue, period: 'present', starts: '2026-11-21', until: '2026-11-24' }],
});

/** Each list with the most rows that it may read of the history. */
const LISTS: [string, number, (db: Db) => Promise<unknown>][] = [
  ['the upcoming bookings of a member', 50, bookings('upcoming')],
  ['the bookings of a member on waitlists', 50, bookings('waitlisted')],
  ['the counts of a member’s bookings', 1100, (db) => countBookingsByView(db, member.id, now)],
  ['the payments of a member', 50, (db) => listPaymentsAfter(db, member.id, null, 21)],
  [
    'the visits of a billing month',
    1200,
    (db) =>
      listVisitLines(db, member.id, {
        startsAt: now.getTime() - 30 * DAY,
        endsAt: now.getTime(),
      }),
  ],
  ['the counters of a venue’s day', 400, (db) => countVenueDay(db, venue, '2026-11-23', now)],
  [
    'the arrivals of a venue by hour',
    400,
    (db) => countArrivalsByHour(db, { id: venue, time_zone: 'Asia/Beirut' }, '2026-11-23'),
  ],
  [
    'the day of a partner’s venues',
    100,
    (db) => countVenuesToday(db, [{ id: venue, date: '2026-11-23' }], now),
  ],
  [
    'the next classes of a partner’s venues',
    50,
    (db) => listNextClasses(db, [{ id: venue, date: '2026-11-23' }], now),
  ],
  ['the figures of visits of a venue’s last days', 400, (db) => sumVisits(db, lastDays())],
  ['the figures of classes of a venue’s last days', 150, (db) => sumClasses(db, lastDays(), now)],
  ['the latest arrivals of a venue', 50, (db) => listRecentCheckIns(db, venue, '2026-11-23')],
];

test.each(LISTS)('%s read at most %i rows of a long history', async (_, most, list) => {
  const [statement] = await recordStatements(api.deps, (deps) => list(deps.db));
  if (!statement) throw new Error('nothing was sent');
  const { plan, rowsRead } = await countReads(api.deps.pool, statement);
  expect(rowsRead, plan).toBeLessThanOrEqual(most);
});

test('payments of the same millisecond are on one page each', async () => {
  const caller = await api.clientFor(member);
  const seen: string[] = [];
  let cursor = '';
  for (let page = 0; page < 8; page += 1) {
    const { status, body } = await caller.get(`/membership/payments?limit=3${cursor}`);
    expect(status, JSON.stringify(body)).toBe(200);
    seen.push(...body.items.map((payment: { id: string }) => payment.id));
    cursor = `&cursor=${body.next_cursor}`;
  }
  const { rows } = await api.deps.pool.query<{ id: string }>(
    'SELECT id FROM payments WHERE user_id = $1 ORDER BY created_at DESC LIMIT 24',
    [member.id],
  );
  expect(seen).toEqual(rows.map(({ id }) => id));
});

test('beyond a thousand bookings past and cancelled are minimums, and what is to come is exact', async () => {
  const caller = await api.clientFor(member);
  const { body } = await caller.get('/bookings/counts');
  expect(body).toMatchObject({ upcoming: 20, waitlisted: 0, at_least: true });
  expect(body.past).toBeGreaterThan(900);
  expect(body.past).toBeLessThan(HISTORY - body.upcoming);
});
