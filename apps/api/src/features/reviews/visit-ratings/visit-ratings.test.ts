import { sql } from 'kysely';
import { beforeEach, expect } from 'vitest';
import {
  aBookingRow,
  aClassSession,
  anOrganisation,
  aVenue,
  insertManyMembers,
} from '../../../../test/builders.ts';
import { explain, recordStatements, usedIndexes } from '../../../../test/database/query-plans.ts';
import { fixture as api, test } from '../../../../test/fixtures/front-desk-fixture.ts';
import { renderMail } from '../../../platform/mail/render-mail.ts';
import { askToRate } from './ask-to-rate.ts';
import { listVisitsToRateOf } from './list-visits-to-rate.ts';
import { loadVisitRatings } from './load-visit-ratings.ts';
import { insertVisitAnswer } from './visit-ratings.store.ts';
import { insertAskedVisits, listVisitsToAskAbout } from './visits-to-ask-about.store.ts';

const AT_NOON = '2026-11-24T10:00:00Z';

beforeEach(async () => {
  const { db } = api.deps;
  await db.deleteFrom('bookings').execute();
  await db.deleteFrom('notifications').execute();
  await db.deleteFrom('mails').execute();
  await sql`DELETE FROM outbox`.execute(db);
  api.clock.set('2026-11-24T11:00:00Z');
});

type Visitor = Awaited<ReturnType<typeof aVisitor>>;

/** A member in Beirut with a class of an hour, attended unless the status says otherwise. */
async function aVisitor({
  startsAt = AT_NOON,
  status = 'completed',
  timeZone = 'Asia/Beirut',
} = {}) {
  const { db } = api.deps;
  const member = await api.createMember();
  await db.updateTable('users').set({ time_zone: timeZone }).where('id', '=', member.id).execute();
  const session = await aClassSession(db, {
    venue_id: api.venueId,
    starts_at: startsAt,
    title: 'Morning yoga',
  });
  const booking = await aBookingRow(db, {
    user_id: member.id,
    class_session_id: session,
    status,
  });
  const asked = async () => (await member.get('/visits/to-rate')).body.items;
  const rate = (stars: number | null, aspect?: string) =>
    member.put(`/visits/${booking}/rating`, { stars, ...(aspect && { aspect }) });
  return { ...member, booking, asked, rate };
}

/** The venue's staff, signed in at the time of the test's clock. */
const staff = () => api.clientFor(api.staffUser);

/** Runs the job at an instant and returns the mails to a member so far. */
async function mailedAt(instant: string, { id }: Visitor) {
  const { db } = api.deps;
  api.clock.set(instant);
  await api.runJob('reviews.ask_to_rate');
  expect((await api.dispatchEvents()).failed).toBe(0);
  const mails = await db
    .selectFrom('mails')
    .innerJoin('users', 'users.email', 'mails.recipient')
    .selectAll('mails')
    .where('users.id', '=', id)
    .execute();
  return mails.map((mail) => ({ ...mail, ...renderMail(mail) }));
}

test('a member is asked about a class attended from its end until seven days after', async () => {
  const visitor = await aVisitor();
  api.clock.set('2026-11-24T10:59:59Z');
  expect(await visitor.asked()).toEqual([]);
  expect((await visitor.rate(5)).status).toBe(404);
  api.clock.set('2026-11-24T11:00:00Z');
  expect(await visitor.asked()).toMatchObject([
    { booking_id: visitor.booking, title: 'Morning yoga', venue_id: api.venueId },
  ]);
  api.clock.set('2026-12-01T10:59:59Z');
  expect(await visitor.asked()).toHaveLength(1);
  api.clock.set('2026-12-01T11:00:00Z');
  expect(await visitor.asked()).toEqual([]);
  expect((await visitor.rate(5)).body.code).toBe('visit_rating_over');
});

test('an answer is given once: repeated it changes nothing, another one is refused', async () => {
  const visitor = await aVisitor();
  expect((await visitor.rate(4, 'trainer')).status).toBe(204);
  expect(await visitor.asked()).toEqual([]);
  expect((await visitor.rate(4, 'trainer')).status).toBe(204);
  const second = await visitor.rate(1);
  expect([second.status, second.body.code]).toEqual([409, 'visit_rated']);
  const { body } = await visitor.get('/profile/data');
  expect(body.visit_ratings).toMatchObject([
    { booking_id: visitor.booking, stars: 4, aspect: 'trainer' },
  ]);
});

test('of two answers at the same moment one is stored', async () => {
  const visitor = await aVisitor();
  const answers = await Promise.all([1, 2, 3, 4, 5].map((stars) => visitor.rate(stars)));
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409, 409, 409]);
});

test('an answer is not replaced by one that was decided before it was stored', async () => {
  const visitor = await aVisitor();
  await visitor.rate(4);
  const visit = { bookingId: visitor.booking, userId: visitor.id, venueId: api.venueId };
  const late = { stars: 1, aspect: null };
  expect(await insertVisitAnswer(api.deps.db, visit, late, new Date(AT_NOON))).toBe(false);
  expect((await visitor.rate(4)).status).toBe(204);
});

test('who would rather not say is not asked again, in the app or by mail', async () => {
  const visitor = await aVisitor();
  expect((await visitor.rate(null, 'venue')).status).toBe(204);
  expect(await visitor.asked()).toEqual([]);
  expect(await mailedAt('2026-11-24T14:00:00Z', visitor)).toEqual([]);
  expect((await visitor.rate(5)).body.code).toBe('visit_rated');
});

test.each(['confirmed', 'no_show', 'cancelled'])(
  'no member is asked about a booking that is %s',
  async (status) => {
    const visitor = await aVisitor({ status });
    expect(await visitor.asked()).toEqual([]);
    expect((await visitor.rate(5)).status).toBe(404);
    expect(await mailedAt('2026-11-24T14:00:00Z', visitor)).toEqual([]);
  },
);

test('the visit of another member is not found, and stars are one to five', async () => {
  const [visitor, other] = [await aVisitor(), await aVisitor()];
  const path = `/visits/${visitor.booking}/rating`;
  expect((await other.put(path, { stars: 1 })).status).toBe(404);
  expect((await (await staff()).put(path, { stars: 5 })).status).toBe(404);
  for (const body of [{ stars: 0 }, { stars: 6 }, { stars: 2.5 }, {}, { stars: 3, aspect: 'me' }])
    expect((await visitor.put(path, body)).status).toBe(400);
  expect(await visitor.asked()).toHaveLength(1);
});

test('one mail and one notification ask three hours after the class, in the member’s language', async () => {
  const visitor = await aVisitor();
  const { db } = api.deps;
  await db.updateTable('users').set({ language: 'de' }).where('id', '=', visitor.id).execute();
  expect(await mailedAt('2026-11-24T13:59:00Z', visitor)).toEqual([]);
  const [mail] = await mailedAt('2026-11-24T14:00:00Z', visitor);
  expect(mail).toMatchObject({ subject: 'Wie war Morning yoga?', calendar: null });
  const link = `/app/dashboard#visit-${visitor.booking}`;
  expect(mail?.text_body).toContain(`http://pulse.test${link}`);
  expect(await mailedAt('2026-11-24T15:00:00Z', visitor)).toHaveLength(1);
  expect((await visitor.get('/notifications')).body).toMatchObject([{ type: 'other', link }]);
  expect(await visitor.asked()).toHaveLength(1);
  expect((await visitor.rate(5)).status).toBe(204);
});

test('two workers that have read the same visits ask once', async () => {
  const { booking } = await aVisitor();
  const { db } = api.deps;
  const at = new Date('2026-11-24T14:00:00Z');
  const visits = await listVisitsToAskAbout(db, at, { after: null, limit: 10 });
  const askedBy = () => db.transaction().execute((tx) => insertAskedVisits(tx, visits, at));
  expect((await Promise.all([askedBy(), askedBy()])).flat()).toEqual([booking]);
});

test('after a class in the evening the mail waits until seven in the morning of the member', async () => {
  const visitor = await aVisitor({ startsAt: '2026-11-24T17:00:00Z' });
  expect(await mailedAt('2026-11-24T21:00:00Z', visitor)).toEqual([]);
  expect(await mailedAt('2026-11-25T04:59:00Z', visitor)).toEqual([]);
  expect(await mailedAt('2026-11-25T05:00:00Z', visitor)).toHaveLength(1);
});

test('a job that starts late, as after an upgrade, asks in the app only', async () => {
  const visitor = await aVisitor();
  expect(await mailedAt('2026-11-24T14:15:00Z', visitor)).toEqual([]);
  expect((await visitor.get('/notifications')).body).toEqual([]);
  expect(await visitor.asked()).toHaveLength(1);
});

test('a member who declines mails about reviews is asked in the app only', async () => {
  const visitor = await aVisitor();
  await api.deps.db
    .updateTable('users')
    .set({ email_preferences: JSON.stringify({ reviews: false }) })
    .where('id', '=', visitor.id)
    .execute();
  expect(await mailedAt('2026-11-24T14:00:00Z', visitor)).toEqual([]);
  expect((await visitor.get('/notifications')).body).toHaveLength(1);
});

test('a venue sees an average of five ratings or more, of its own and no other venue’s', async () => {
  const path = `/partner/visit-ratings?venue_id=${api.venueId}`;
  const seen = async () => (await (await staff()).get(path)).body.items;
  const visitors = await Promise.all([1, 2, 3, 4, 5, 6].map(() => aVisitor()));
  const [declining, ...rating] = visitors;
  await declining?.rate(null);
  for (const visitor of rating.slice(0, 4)) await visitor.rate(5);
  expect(await seen()).toMatchObject([{ venue_id: api.venueId, average: null, count: null }]);
  await rating[4]?.rate(1);
  expect(await seen()).toMatchObject([{ average: 4.2, count: 5 }]);
  expect((await visitors[0]?.get(path))?.status).toBe(403);
  // Its rating goes with an account.
  const { db, personalData } = api.deps;
  await db.transaction().execute((tx) => personalData.erase(tx, rating[4]?.id ?? ''));
  expect(await seen()).toMatchObject([{ average: null, count: null }]);
});

test('all venues of an organisation are listed by name, and of another one none', async () => {
  await api.createVenue({ name: 'Zephyr' });
  const { items } = (await (await staff()).get('/partner/visit-ratings')).body;
  const names = items.map((item: { venue_name: string }) => item.venue_name);
  expect(names.at(-1)).toBe('Zephyr');
  expect(names.length).toBeGreaterThan(1);
  const { db } = api.deps;
  const elsewhere = await aVenue(db, { organisation_id: await anOrganisation({ db }) });
  const response = await (await staff()).get(`/partner/visit-ratings?venue_id=${elsewhere}`);
  expect(response.status).toBe(404);
});

test('the visits to ask about, a member’s own and a venue’s ratings are read by an index', async () => {
  const { deps, venueId } = api;
  const visitor = await aVisitor();
  await visitor.rate(5);
  // Five thousand attended classes of others in the weeks before, each answered at one of 40 venues.
  await insertManyMembers(deps, 1_000);
  const elsewhere = await api.createVenue();
  const venues = await Promise.all(Array.from({ length: 40 }, () => api.createVenue()));
  await Promise.all(
    [1, 2, 3, 4].map((days) =>
      aClassSession(deps.db, { venue_id: elsewhere, starts_at: `2026-11-1${days}T10:00:00Z` }),
    ),
  );
  await sql`
    INSERT INTO bookings (user_id, class_session_id, venue_id, status, starts_at, ends_at,
      local_date, tier, policy)
    SELECT u.id, s.id, s.venue_id, 'completed', s.starts_at, s.ends_at, b.local_date, b.tier, b.policy
    FROM users u, class_sessions s,
      (SELECT * FROM bookings WHERE id = ${visitor.booking}) b
    WHERE u.id <> ${visitor.id} AND s.venue_id = ${elsewhere}`.execute(deps.db);
  await sql`
    INSERT INTO visit_ratings (booking_id, user_id, venue_id, answered_at, stars)
    SELECT id, user_id, (${venues}::uuid[])[1 + row_number() OVER () % ${venues.length}], ends_at, 5
    FROM bookings ON CONFLICT DO NOTHING`.execute(deps.db);
  await sql`ANALYZE bookings, visit_ratings`.execute(deps.db);
  const sent = await recordStatements(deps, async (recorded) => {
    await askToRate(recorded);
    await listVisitsToRateOf(recorded, visitor.id);
    await loadVisitRatings(recorded, api, venueId);
  });
  const plans = await Promise.all(sent.map((statement) => explain(deps.pool, statement)));
  expect(plans.flatMap(usedIndexes)).toEqual(
    expect.arrayContaining([
      'bookings_completed_ends_at_idx',
      'bookings_user_starts_at_idx',
      'visit_ratings_venue_idx',
    ]),
  );
});
