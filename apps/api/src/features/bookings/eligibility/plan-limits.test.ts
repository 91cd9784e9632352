import { HOUR } from '@pulse/domain';
import { expect } from 'vitest';
import { aBookingRow, aMembership, aVenue } from '../../../../test/builders.ts';
import { expectRefusal, fixture, NOW, test } from '../../../../test/fixtures/booking-fixture.ts';

test('without a plan, or with one that ends before the class, a membership is required', async () => {
  const visitor = await fixture.createMember(null);
  const yoga = await fixture.createSession(48);
  const refused = await visitor.book(yoga);
  expect(refused.status).toBe(402);
  expect(refused.body.code).toBe('membership_required');
  const leaving = await fixture.createMember(null);
  await aMembership(fixture.deps.db, {
    user_id: leaving.id,
    period_ends_at: new Date(NOW + 24 * HOUR),
    cancel_at_period_end: true,
  });
  expect((await leaving.book(yoga)).body.code).toBe('membership_required');
  expect((await leaving.book(await fixture.createSession(20))).status).toBe(201);
});

test('a paused membership passes again when it resumes', async () => {
  const rima = await fixture.createMember(null);
  const resumesAt = new Date(NOW + 24 * HOUR);
  await aMembership(fixture.deps.db, {
    user_id: rima.id,
    status: 'paused',
    paused_until: resumesAt,
  });
  const yoga = await fixture.createSession(48);
  const refused = await rima.book(yoga);
  expect(refused.body).toMatchObject({
    code: 'membership_required',
    details: { state: 'paused', passes_at: resumesAt.toISOString() },
  });
});

test('the daily limit counts the classes of the local day at all venues', async () => {
  const basic = await fixture.createMember('basic');
  // 20:00 and 23:30 in Beirut are on one day; 00:30 is on the next.
  expect((await basic.book(await fixture.createSession(8))).status).toBe(201);
  const refused = await expectRefusal(
    basic,
    await fixture.createSession(11.5),
    'daily_limit_reached',
  );
  expect(refused.details).toMatchObject({
    limit: 1,
    booked: 1,
    used: 0,
    resets_at: '2026-11-18T22:00:00.000Z',
  });
  expect((await basic.book(await fixture.createSession(12.5))).status).toBe(201);
});

test('the monthly limit counts the billing month, with late cancellations and no-shows', async () => {
  const basic = await fixture.createMember('basic');
  const { db } = fixture.deps;
  const earlier = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7].map((day) => fixture.createSession(-24 * day)),
  );
  const states = ['completed', 'no_show', 'cancelled'] as const;
  for (const [index, class_session_id] of earlier.entries()) {
    const status = states[index % 3] ?? 'completed';
    const late_cancelled = status === 'cancelled';
    await aBookingRow(db, { user_id: basic.id, class_session_id, status, late_cancelled });
  }
  // One in October, one cancelled in time: neither counts.
  await aBookingRow(db, {
    user_id: basic.id,
    class_session_id: await fixture.createSession(-24 * 20),
  });
  await aBookingRow(db, {
    user_id: basic.id,
    class_session_id: await fixture.createSession(-2),
    status: 'cancelled',
  });
  expect((await basic.book(await fixture.createSession(24))).status).toBe(201);
  const refused = await expectRefusal(
    basic,
    await fixture.createSession(72),
    'monthly_limit_reached',
  );
  expect(refused.details).toMatchObject({ limit: 8, used: 7, booked: 1 });
  // The next billing month has its own eight visits.
  expect((await basic.book(await fixture.createSession(13.9 * 24))).status).toBe(201);
});

test('plus classes and classes at plus venues use the plus allowance', async () => {
  const { db } = fixture.deps;
  const basic = await fixture.createMember('basic');
  const venue_id = await aVenue(db, { tier: 'plus' });
  await expectRefusal(basic, await fixture.createSession(48, { venue_id }), 'plus_limit_reached');
  await expectRefusal(
    basic,
    await fixture.createSession(48, { tier: 'plus' }),
    'plus_limit_reached',
  );
  const plus = await fixture.createMember('plus');
  for (const day of [1, 2, 3, 4])
    expect((await plus.book(await fixture.createSession(24 * day, { venue_id }))).status).toBe(201);
  await expectRefusal(
    plus,
    await fixture.createSession(24 * 5, { venue_id }),
    'plus_limit_reached',
  );
  expect((await plus.book(await fixture.createSession(24 * 5))).status).toBe(201);
});

test('a venue limits the visits of one member in a calendar month', async () => {
  const rima = await fixture.createMember();
  const venue_id = await aVenue(fixture.deps.db, { visit_limit_per_month: 2 });
  for (const day of [1, 2])
    expect((await rima.book(await fixture.createSession(24 * day, { venue_id }))).status).toBe(201);
  const refused = await expectRefusal(
    rima,
    await fixture.createSession(24 * 3, { venue_id }),
    'venue_limit_reached',
  );
  expect(refused.details).toMatchObject({ limit: 2, resets_at: '2026-11-30T22:00:00.000Z' });
  expect((await rima.book(await fixture.createSession(13.5 * 24, { venue_id }))).status).toBe(201);
});

test('an open-gym visit uses a visit of the month but no class of the day', async () => {
  const { db } = fixture.deps;
  const basic = await fixture.createMember('basic');
  const visits = Array.from({ length: 7 }, (_, index) => ({
    user_id: basic.id,
    kind: 'open_gym',
    method: 'venue_qr',
    local_date: `2026-11-${String(10 + index).padStart(2, '0')}`,
    checked_in_at: new Date(NOW - (8 - index) * 24 * HOUR),
  }));
  for (const visit of visits)
    await db
      .insertInto('check_ins')
      .values({ ...visit, venue_id: await aVenue(db) })
      .execute();
  expect((await basic.book(await fixture.createSession(4))).status).toBe(201);
  await expectRefusal(basic, await fixture.createSession(28), 'monthly_limit_reached');
});

test('three no-shows in 30 days restrict booking more than 24 h ahead for 14 days', async () => {
  const rima = await fixture.createMember();
  for (const day of [20, 10, 1])
    await aBookingRow(fixture.deps.db, {
      user_id: rima.id,
      class_session_id: await fixture.createSession(-24 * day),
      status: 'no_show',
    });
  const refused = await expectRefusal(rima, await fixture.createSession(48), 'no_show_restriction');
  expect(refused.details.until).toBe(new Date(NOW - 23 * HOUR + 14 * 24 * HOUR).toISOString());
  expect((await rima.book(await fixture.createSession(23))).status).toBe(201);
  const membership = (await rima.get('/membership')).body.membership;
  expect(membership.no_show_restriction_until).toBe(refused.details.until);
});
