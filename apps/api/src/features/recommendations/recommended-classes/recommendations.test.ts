import type { EpochMs } from '@pulse/domain';
import { expect } from 'vitest';
import { aBookingRow, aClassSession, aVenue } from '../../../../test/builders.ts';
import { fixture, NOW, type TestMember, test } from '../../../../test/fixtures/booking-fixture.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const iso = (at: EpochMs) => new Date(at).toISOString();
/** Thursday 19 November, 18:30 in Beirut. */
const THURSDAY_EVENING = Date.parse('2026-11-19T16:30:00Z');

interface RecommendationResponse {
  session: { id: string; own_booking: unknown; venue: { id: string } };
  paid_by: string;
  reasons: { code: string; count: number | null; venue_name: string | null }[];
}

const listRecommendationsFor = async (
  member: TestMember,
  query = 'limit=12',
): Promise<RecommendationResponse[]> => (await member.get(`/recommendations?${query}`)).body.items;
const idsOf = (recommendations: RecommendationResponse[]) =>
  recommendations.map(({ session }) => session.id);

/** Far from every other test's venues, so that each sees its own only. */
let regionCount = 0;
async function aRemoteRegion() {
  regionCount += 1;
  const place = { latitude: -60 + regionCount * 3, longitude: -140 };
  const { db } = fixture.deps;
  const venue = (name: string, north = 0) =>
    aVenue(db, { ...place, latitude: place.latitude + north / 111_000, name });
  const at = async (venue_id: string, when: number, overrides: object = {}) =>
    aClassSession(db, { venue_id, starts_at: iso(when), ...overrides });
  return { near: `near=${place.latitude},${place.longitude}`, venue, at };
}

async function insertAttendedBooking(member: TestMember, class_session_id: string) {
  const { db } = fixture.deps;
  await aBookingRow(db, { user_id: member.id, class_session_id, status: 'completed' });
}

test('what a member often attends, where and when comes first, with the number behind it', async () => {
  const { venue, at } = await aRemoteRegion();
  const member = await fixture.createMember();
  const home = await venue('Nafas Studio');
  for (const week of [1, 2, 3])
    await insertAttendedBooking(member, await at(home, THURSDAY_EVENING - 7 * week * DAY));
  const flow = await at(home, THURSDAY_EVENING);
  const nextDoor = await at(await venue('Jabal Bloc', 800), NOW + 8 * HOUR, {
    activity: 'climbing',
  });
  await at(await venue('Far Away', 60_000), THURSDAY_EVENING, { activity: 'boxing' });
  const shown = await listRecommendationsFor(member);
  expect(idsOf(shown)).toEqual([flow, nextDoor]);
  expect(shown[0]?.reasons).toMatchObject([
    { code: 'often_weekday', count: 3, activity: 'yoga', weekday: 4, daypart: 'evening' },
    { code: 'known_venue', count: 3, venue_name: 'Nafas Studio' },
  ]);
  expect(shown[1]?.reasons[0]).toMatchObject({
    code: 'near_known_venue',
    distance_m: expect.closeTo(800, -1),
  });
  expect(shown[0]?.paid_by).toBe('plan');
});

test('nothing is shown that is booked, waitlisted, full, closed, overlapping or over a limit', async () => {
  const { venue, at, near } = await aRemoteRegion();
  const basic = await fixture.createMember('basic');
  const place = await venue('Nafas Studio');
  const tomorrow = NOW + DAY;
  const booked = await at(place, tomorrow);
  const full = await at(place, tomorrow + 49 * HOUR, { capacity: 1 });
  await (await fixture.createMember()).book(full);
  await basic.book(booked);
  const others = {
    waitedFor: await at(place, tomorrow + 50 * HOUR, { capacity: 1 }),
    sameDay: await at(place, tomorrow + 3 * HOUR),
    clashing: await at(place, tomorrow + HOUR / 2),
    plus: await at(place, tomorrow + 52 * HOUR, { tier: 'plus' }),
    cancelled: await at(place, tomorrow + 53 * HOUR, { status: 'cancelled' }),
    begun: await at(place, NOW + 60_000),
    tooFarAhead: await at(place, NOW + 8 * DAY),
  };
  await (await fixture.createMember()).book(others.waitedFor);
  await basic.book(others.waitedFor, { join_waitlist: true });
  const fine = await at(place, tomorrow + 54 * HOUR);
  expect(idsOf(await listRecommendationsFor(basic, near))).toEqual([fine]);
});

test('every class that is shown may be booked by the rules', async () => {
  const { venue, at, near } = await aRemoteRegion();
  const [basic, plus, guest] = [
    await fixture.createMember('basic'),
    await fixture.createMember('plus'),
    await fixture.createMember(null),
  ];
  for (const north of [0, 500, 900]) {
    const place = await venue(`Studio ${north}`, north);
    for (let hours = 1; hours < 7 * 24; hours += 13)
      await at(place, NOW + hours * HOUR, {
        tier: hours % 2 ? 'plus' : 'standard',
        activity: ['yoga', 'boxing', 'dance'][hours % 3],
        price_minor: hours % 4 ? null : 900,
      });
  }
  for (const member of [basic, plus, guest]) {
    let seen = 0;
    for (let round = 0; round < 6; round += 1) {
      const shown = await listRecommendationsFor(member, near);
      seen += shown.length;
      for (const { session, paid_by } of shown) {
        const rules = (await member.get(`/class-sessions/${session.id}/eligibility`)).body;
        expect(paid_by === 'plan' ? rules.allowed : rules.drop_in_allowed).toBe(true);
        expect(session.own_booking).toBeNull();
      }
      const [first] = shown;
      if (!first || first.paid_by === 'drop_in') break;
      expect((await member.book(first.session.id)).status).toBe(201);
    }
    expect(seen).toBeGreaterThan(0);
  }
});

test('without a plan only classes with a drop-in price are shown, marked as drop-in', async () => {
  const { venue, at, near } = await aRemoteRegion();
  const guest = await fixture.createMember(null);
  const place = await venue('Nafas Studio');
  await at(place, NOW + DAY);
  const priced = await at(place, NOW + DAY, { price_minor: 1200 });
  expect(
    (await listRecommendationsFor(guest, near)).map(({ session, paid_by }) => [
      session.id,
      paid_by,
    ]),
  ).toEqual([[priced, 'drop_in']]);
});

test('a new member sees what is near the given place, with the true reason', async () => {
  const { venue, at, near } = await aRemoteRegion();
  const place = await venue('Nafas Studio', 1_200);
  await at(place, NOW + DAY);
  const [shown] = await listRecommendationsFor(await fixture.createMember(), near);
  expect(shown?.reasons.map(({ code }) => code)).toEqual(['near_place', 'new_activity']);
  const refused = await (await fixture.createMember()).get('/recommendations?near=somewhere');
  expect(refused.status).toBe(400);
});

test('the visits of others do not affect a member', async () => {
  const { venue, at, near } = await aRemoteRegion();
  const home = await venue('Nafas Studio');
  const other = await fixture.createMember();
  for (const week of [1, 2, 3])
    await insertAttendedBooking(other, await at(home, THURSDAY_EVENING - 7 * week * DAY));
  await at(home, THURSDAY_EVENING);
  const [shown] = await listRecommendationsFor(await fixture.createMember(), near);
  expect(shown?.reasons.map(({ code }) => code)).toEqual(['near_place', 'new_activity']);
});

test('a new member sees the progress until the first visit', async () => {
  const member = await fixture.createMember(null);
  const steps = async (memberId: TestMember) => (await memberId.get('/first-steps')).body;
  const done = async () =>
    (await steps(member)).steps
      .filter((step: { done: boolean }) => step.done)
      .map(({ code }: { code: string }) => code);
  expect(await done()).toEqual(['verify_email']);
  await member.put(`/favourites/${await aVenue(fixture.deps.db)}`);
  expect(await done()).toEqual(['verify_email', 'find_class']);
  const planned = await fixture.createMember();
  const session = await fixture.createSession(48);
  await planned.book(session);
  expect((await steps(planned)).steps.every((step: { done: boolean }) => step.done)).toBe(true);
  expect((await steps(planned)).shown).toBe(true);
  await insertAttendedBooking(planned, await fixture.createSession(-48));
  expect((await steps(planned)).shown).toBe(false);
});

test('the list is dismissed for good, twice has no effect, and the data download contains it', async () => {
  const [member, other] = [await fixture.createMember(), await fixture.createMember()];
  for (let time = 0; time < 2; time += 1)
    expect((await member.post('/first-steps/dismiss', {})).status).toBe(204);
  expect((await member.get('/first-steps')).body.shown).toBe(false);
  expect((await other.get('/first-steps')).body.shown).toBe(true);
  const data = (await member.get('/profile/data')).body;
  expect(data.first_steps.dismissed_at).toBe(iso(NOW));
  await fixture.deps.db
    .transaction()
    .execute((tx) => fixture.deps.personalData.erase(tx, member.id));
  const kept = await fixture.deps.db
    .selectFrom('first_steps_dismissals')
    .selectAll()
    .where('user_id', '=', member.id)
    .execute();
  expect(kept).toEqual([]);
});
