import { HOUR, MINUTE } from '@pulse/domain';
import { expect } from 'vitest';
import { aVenue } from '../../../../test/builders.ts';
import { expectRefusal, fixture, NOW, test } from '../../../../test/fixtures/booking-fixture.ts';

test('a member books a place and finds it among the upcoming bookings', async () => {
  const rima = await fixture.createMember();
  const yoga = await fixture.createSession(48);
  const booked = await rima.book(yoga);
  expect(booked.status).toBe(201);
  expect(booked.body).toMatchObject({
    status: 'confirmed',
    paid_by: 'plan',
    waitlist_position: null,
    session: { id: yoga, booked: 1, waitlisted: 0, time_zone: 'Asia/Beirut' },
    free_cancel_until: '2026-11-19T22:00:00.000Z',
  });
  expect((await rima.get('/bookings?view=upcoming')).body.items).toEqual([booked.body]);
  expect((await rima.get(`/bookings/${booked.body.id}`)).body).toEqual(booked.body);
  expect(await fixture.eventsOf(booked.body.id)).toEqual(['booking.confirmed']);
});

test('an unknown class, or one at an unpublished venue, is not found', async () => {
  const rima = await fixture.createMember();
  const draft = await fixture.createSession(48, {
    venue_id: await aVenue(fixture.deps.db, { status: 'draft' }),
  });
  for (const id of [draft, '00000000-0000-4000-8000-000000000000']) {
    expect((await rima.book(id)).status).toBe(404);
    expect((await rima.get(`/class-sessions/${id}/eligibility`)).status).toBe(404);
  }
  expect((await rima.book('yoga')).status).toBe(400);
});

test('booking without signing in is refused', async () => {
  const yoga = await fixture.createSession(48);
  const { status } = await fixture.anonymous.post('/bookings', { class_session_id: yoga });
  expect(status).toBe(401);
});

test('a cancelled class is refused', async () => {
  const rima = await fixture.createMember();
  await expectRefusal(
    rima,
    await fixture.createSession(48, { status: 'cancelled' }),
    'class_cancelled',
  );
});

test('booking opens 14 days before the start, and the refusal contains when', async () => {
  const rima = await fixture.createMember();
  const later = await fixture.createSession(14 * 24 + 1);
  const refused = await expectRefusal(rima, later, 'booking_not_open');
  expect(refused.details).toMatchObject({
    opens_at: new Date(NOW + HOUR).toISOString(),
    passes_at: new Date(NOW + HOUR).toISOString(),
    time_zone: 'Asia/Beirut',
  });
  expect((await rima.book(await fixture.createSession(14 * 24))).status).toBe(201);
});

test('booking closes 5 minutes before the start', async () => {
  const rima = await fixture.createMember();
  await expectRefusal(rima, await fixture.createSession(5 / 60), 'booking_closed');
  expect((await rima.book(await fixture.createSession(6 / 60))).status).toBe(201);
});

test('a venue may open and close booking at other times, within bounds', async () => {
  const rima = await fixture.createMember();
  const venue_id = await aVenue(fixture.deps.db, {
    booking_policy: { opens_days_before: 2, closes_minutes_before: 100_000 },
  });
  await expectRefusal(rima, await fixture.createSession(49, { venue_id }), 'booking_not_open');
  await expectRefusal(rima, await fixture.createSession(4, { venue_id }), 'booking_closed');
});

test('the same class cannot be booked twice', async () => {
  const rima = await fixture.createMember();
  const yoga = await fixture.createSession(48);
  const first = await rima.book(yoga);
  const refused = await expectRefusal(rima, yoga, 'already_booked');
  expect(refused.details.booking).toEqual({
    id: first.body.id,
    status: 'confirmed',
    position: null,
  });
  expect(await fixture.counters(yoga)).toMatchObject({ booked: 1 });
});

test('overlapping bookings are refused; back-to-back classes are allowed', async () => {
  const rima = await fixture.createMember();
  const yoga = await fixture.createSession(48);
  const booked = await rima.book(yoga);
  const refused = await expectRefusal(
    rima,
    await fixture.createSession(48.5),
    'overlapping_booking',
  );
  expect(refused.details.booking).toMatchObject({ id: booked.body.id, title: 'Vinyasa Flow' });
  expect((await rima.book(await fixture.createSession(49))).status).toBe(201);
});

test('a full class is refused with waitlist_allowed, and a full waitlist is refused too', async () => {
  const [first, second, third] = await Promise.all([1, 2, 3].map(() => fixture.createMember()));
  const duet = await fixture.createSession(48, { capacity: 1 });
  await first?.book(duet);
  const refused = await expectRefusal(second, duet, 'class_full');
  expect(refused.details).toMatchObject({ capacity: 1, booked: 1, waitlist_allowed: true });
  const waiting = await second?.book(duet, { join_waitlist: true });
  expect(waiting?.body).toMatchObject({ status: 'waitlisted', waitlist_position: 1 });
  const late = await third?.book(duet, { join_waitlist: true });
  expect(late?.body).toMatchObject({
    code: 'waitlist_full',
    details: { failed: ['class_full', 'waitlist_full'] },
  });
  const eligibility = (await second?.get(`/class-sessions/${duet}/eligibility`))?.body;
  const alreadyBooked = eligibility.rules.find(
    (rule: { code: string }) => rule.code === 'already_booked',
  );
  expect(alreadyBooked.details.booking).toMatchObject({ status: 'waitlisted', position: 1 });
});

test('a member willing to join the waitlist gets a place while one is free', async () => {
  const rima = await fixture.createMember();
  const booked = await rima.book(await fixture.createSession(48), { join_waitlist: true });
  expect(booked.body.status).toBe('confirmed');
});

test('eligibility returns every rule, what a booking uses, and the end of free cancellation', async () => {
  const basic = await fixture.createMember('basic');
  const yoga = await fixture.createSession(48, { price_minor: 1500 });
  const { body } = await basic.get(`/class-sessions/${yoga}/eligibility`);
  expect(body).toMatchObject({
    allowed: true,
    waitlist_allowed: false,
    drop_in_price: { amount_minor: 1500, currency: 'USD' },
    uses: { visit: true, plus_visit: false, visits_left_after: 7 },
    free_cancel_until: '2026-11-19T22:00:00.000Z',
  });
  expect(body.rules).toHaveLength(13);
  expect(body.rules.every((rule: { passed: boolean }) => rule.passed)).toBe(true);
});

test('eligibility and booking refuse for the same reason', async () => {
  const basic = await fixture.createMember('basic');
  await basic.book(await fixture.createSession(30));
  const second = await fixture.createSession(31);
  const { body } = await basic.get(`/class-sessions/${second}/eligibility`);
  const failed = body.rules.filter((rule: { passed: boolean }) => !rule.passed);
  expect(failed.map((rule: { code: string }) => rule.code)).toEqual(['daily_limit_reached']);
  await expectRefusal(basic, second, 'daily_limit_reached');
});

test('the policy is copied: a stricter one later does not change existing bookings', async () => {
  const rima = await fixture.createMember();
  const { db } = fixture.deps;
  const venue_id = await aVenue(db);
  const booked = await rima.book(await fixture.createSession(40, { venue_id }));
  await db
    .updateTable('venues')
    .set({ booking_policy: JSON.stringify({ free_cancel_hours: 48 }) })
    .where('id', '=', venue_id)
    .execute();
  const quote = await rima.get(`/bookings/${booked.body.id}/cancel-quote`);
  expect(quote.body).toMatchObject({ cost: 'free', reason: 'within_free_period' });
});

test('a refusal is in the language of the request, with times in the zone of the venue', async () => {
  const member = await fixture.createMember();
  const soon = await fixture.createSession(MINUTE / HOUR);
  const french = await member.book(soon, {}, { 'accept-language': 'fr' });
  expect(french.headers['content-type']).toContain('application/problem+json');
  expect(french.body.detail).toContain('ont fermé mercredi 18 novembre à 11:56');
  const german = await member.book(soon, {}, { 'accept-language': 'de' });
  expect(german.body.detail).toContain('11:56');
  expect(german.body.detail).not.toBe(french.body.detail);
});
