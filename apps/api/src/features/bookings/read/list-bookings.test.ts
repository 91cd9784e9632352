import {
  BOOKING_STATES,
  BOOKING_VIEWS,
  type BookingView,
  bookingViewOf,
  type EpochMs,
  HOUR,
} from '@pulse/domain';
import { expect } from 'vitest';
import { aBookingRow, aClassSession, aMember, aVenue } from '../../../../test/builders.ts';
import { fixture, NOW, type TestMember, test } from '../../../../test/fixtures/booking-fixture.ts';

const getPage = async (member: TestMember, query: string) =>
  (await member.get(`/bookings?${query}`)).body;

/** Every id of a view, page by page. */
async function listAllIds(member: TestMember, view: BookingView, limit: number): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const { items, next_cursor }: { items: { id: string }[]; next_cursor: string | null } =
      await getPage(member, `view=${view}&limit=${limit}${cursor && `&cursor=${cursor}`}`);
    expect(items.length).toBeLessThanOrEqual(limit);
    ids.push(...items.map(({ id }) => id));
    cursor = next_cursor;
  }
  return ids;
}

test('each booking is in the view that the rule gives, on one page, in order of time', async () => {
  const { db } = fixture.deps;
  const member = await fixture.createMember();
  const expected = new Map<BookingView, { id: string; startsAt: EpochMs }[]>(
    BOOKING_VIEWS.map((view) => [view, []]),
  );
  for (const status of BOOKING_STATES)
    for (const hours of [-30, -1, -0.5, 0.5, 30]) {
      const held = status === 'pending';
      const id = await aBookingRow(db, {
        user_id: member.id,
        class_session_id: await fixture.createSession(hours),
        status,
        pending_for: held ? 'offer' : null,
        held_until: held ? new Date(NOW + HOUR) : null,
      });
      const startsAt = NOW + hours * HOUR;
      const view = bookingViewOf({ status, startsAt, endsAt: startsAt + HOUR }, NOW);
      expected.get(view)?.push({ id, startsAt });
    }
  const counts = (await member.get('/bookings/counts')).body;
  for (const [view, bookings] of expected) {
    const forward = view === 'upcoming' || view === 'waitlisted';
    const order = (a: { id: string; startsAt: EpochMs }, b: { id: string; startsAt: EpochMs }) =>
      a.startsAt - b.startsAt || (a.id < b.id ? -1 : 1);
    const sorted = bookings.sort(order).map(({ id }) => id);
    expect(await listAllIds(member, view, 3)).toEqual(forward ? sorted : sorted.reverse());
    expect(counts[view]).toBe(sorted.length);
  }
});

test('a cursor of another view, or an invalid one, is refused', async () => {
  const member = await fixture.createMember();
  for (const hours of [24, 48]) await member.book(await fixture.createSession(hours));
  const { next_cursor } = await getPage(member, 'view=upcoming&limit=1');
  for (const cursor of [next_cursor, 'invalid'])
    expect((await member.get(`/bookings?view=past&cursor=${cursor}`)).status).toBe(400);
});

test('a search matches class and venue, ignoring case and accents', async () => {
  const member = await fixture.createMember();
  const venue_id = await aVenue(fixture.deps.db, { name: 'Studio Cèdre' });
  const pilates = await member.book(
    await fixture.createSession(24, { venue_id, title: 'Pilates 100%' }),
  );
  await member.book(await fixture.createSession(48));
  for (const text of ['cedre', 'PILATES', '100%']) {
    const found = await getPage(member, `q=${encodeURIComponent(text)}`);
    expect(found.items.map(({ id }: { id: string }) => id)).toEqual([pilates.body.id]);
  }
  expect((await getPage(member, 'q=%25%25')).items).toEqual([]);
});

test('a member does not see the bookings of others', async () => {
  const [rima, other] = [await fixture.createMember(), await fixture.createMember()];
  await rima.book(await fixture.createSession(48));
  expect((await getPage(other, 'view=upcoming')).items).toEqual([]);
  expect((await other.get('/bookings/counts')).body.upcoming).toBe(0);
});

test('the calendar file of a booking keeps its UID while its sequence grows', async () => {
  const member = await fixture.createMember();
  const { id } = (await member.book(await fixture.createSession(48))).body;
  const file = await member.get(`/bookings/${id}/calendar`);
  expect(file.headers['content-type']).toContain('text/calendar');
  expect(file.body).toContain(`UID:booking-${id}@pulse`);
  expect(file.body).toContain('SEQUENCE:0');
  expect(file.body).toContain('DTSTART:20261120T100000Z');
  expect(file.body).toMatch(/LOCATION:.*Beirut/);
  await member.post(`/bookings/${id}/cancel`, {});
  const cancelled = (await member.get(`/bookings/${id}/calendar`)).body;
  expect(cancelled).toContain('METHOD:CANCEL');
  expect(cancelled).toContain(`UID:booking-${id}@pulse`);
  expect(cancelled).toContain('SEQUENCE:1');
});

test('the search for bookable classes excludes those whose booking would be refused', async () => {
  const basic = await fixture.createMember('basic');
  const { db } = fixture.deps;
  const venue_id = await aVenue(db);
  const at = (hours: number, overrides = {}) =>
    aClassSession(db, {
      venue_id,
      starts_at: new Date(NOW + hours * HOUR).toISOString(),
      ...overrides,
    });
  const [taken, sameDay, nextDay] = [await at(24), await at(28), await at(48)];
  await at(52, { tier: 'plus' });
  await basic.book(taken);
  const found = await basic.get(
    `/class-sessions?venue_id=${venue_id}&date=2026-11-18&days=7&bookable=true`,
  );
  const ids = found.body.items.map(({ id }: { id: string }) => id);
  expect(ids).toEqual([nextDay]);
  expect((await basic.book(sameDay)).body.code).toBe('daily_limit_reached');
});

test('past bookings are listed by month, and the months with bookings latest first', async () => {
  const { db } = fixture.deps;
  const member = await fixture.createMember();
  const venue_id = await aVenue(db);
  const at = async (starts_at: string) =>
    aBookingRow(db, {
      user_id: member.id,
      class_session_id: await aClassSession(db, { venue_id, starts_at }),
      status: 'completed',
    });
  // One hour before and after midnight in Beirut, where September begins three hours before UTC.
  const august = await at('2026-08-31T20:00:00Z');
  const september = await at('2026-08-31T22:00:00Z');
  const october = await at('2026-10-15T08:00:00Z');
  const idsOf = async (query: string) =>
    (await member.get(`/bookings?view=past&${query}`)).body.items.map(
      ({ id }: { id: string }) => id,
    );
  expect(await idsOf('month=2026-08')).toEqual([august]);
  expect(await idsOf('month=2026-09')).toEqual([september]);
  expect(await idsOf('month=2026-10&q=vinyasa')).toEqual([october]);
  expect(await idsOf('month=2026-07')).toEqual([]);
  expect((await member.get('/bookings/months?view=past')).body.items).toEqual([
    { month: '2026-10', count: 1 },
    { month: '2026-09', count: 1 },
    { month: '2026-08', count: 1 },
  ]);
  expect((await member.get('/bookings?month=2026-13')).status).toBe(400);
});

test('the calendar file names the city in the language of the member', async () => {
  const { db } = fixture.deps;
  const user = await aMember(fixture.deps, { language: 'fr' });
  const id = await aBookingRow(db, {
    user_id: user.id,
    class_session_id: await fixture.createSession(48),
  });
  const member = await fixture.clientFor(user);
  expect((await member.get(`/bookings/${id}/calendar`)).body).toMatch(/LOCATION:.*Beyrouth/);
});
