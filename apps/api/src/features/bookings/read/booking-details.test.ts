import {
  cancellationRate,
  type EpochMs,
  HOUR,
  PRIOR_CANCELLATION_RATE,
  waitlistChance,
} from '@pulse/domain';
import { expect } from 'vitest';
import {
  aBookingRow,
  aClassSession,
  aClassTemplate,
  aMember,
  aVenue,
} from '../../../../test/builders.ts';
import { fixture, NOW, test } from '../../../../test/fixtures/booking-fixture.ts';

const WEEK = 7 * 24 * HOUR;
const iso = (at: EpochMs) => new Date(at).toISOString();

/** A weekly class with a date some hours from NOW, and others whole weeks away from it. */
async function aWeeklyClass(
  hours: number,
  weeks: readonly number[],
  overrides: { capacity?: number } = {},
) {
  const { db } = fixture.deps;
  const venue_id = await aVenue(db);
  const class_template_id = await aClassTemplate(db, { venue_id });
  const at = (week: number) =>
    aClassSession(db, {
      venue_id,
      class_template_id,
      starts_at: iso(NOW + hours * HOUR + week * WEEK),
      ...overrides,
    });
  const dates = new Map<number, string>();
  for (const week of weeks) dates.set(week, await at(week));
  return { venue_id, class_template_id, date: (week: number) => dates.get(week) ?? '' };
}

test('a past booking contains the next date of the same class on that weekday', async () => {
  const member = await fixture.createMember();
  const flow = await aWeeklyClass(-30, [0, 1, 2]);
  await aClassSession(fixture.deps.db, {
    venue_id: flow.venue_id,
    class_template_id: flow.class_template_id,
    // Sooner, but another day.
    starts_at: iso(NOW + 20 * HOUR),
  });
  await aBookingRow(fixture.deps.db, {
    user_id: member.id,
    class_session_id: flow.date(0),
    status: 'completed',
  });
  const [past] = (await member.get('/bookings?view=past')).body.items;
  expect(past.rebook).toEqual({
    class_session_id: flow.date(1),
    starts_at: iso(NOW - 30 * HOUR + WEEK),
    action: 'book',
    own_booking_id: null,
  });
});

test('a cancelled booking contains its own class while that is upcoming', async () => {
  const member = await fixture.createMember();
  const flow = await aWeeklyClass(48, [0, 1]);
  const { id } = (await member.book(flow.date(0))).body;
  await member.post(`/bookings/${id}/cancel`, {});
  const rebook = async () => (await member.get(`/bookings/${id}`)).body.rebook?.class_session_id;
  expect(await rebook()).toBe(flow.date(0));
  await fixture.deps.db
    .updateTable('class_sessions')
    .set({ status: 'cancelled' })
    .where('id', '=', flow.date(0))
    .execute();
  expect(await rebook()).toBe(flow.date(1));
});

test('a next date that the member has booked or waits for is shown, never booked again', async () => {
  const [member, holder] = [await fixture.createMember(), await fixture.createMember()];
  const flow = await aWeeklyClass(-30, [0, 1], { capacity: 1 });
  await aBookingRow(fixture.deps.db, {
    user_id: member.id,
    class_session_id: flow.date(0),
    status: 'completed',
  });
  const rebook = async () => (await member.get('/bookings?view=past')).body.items[0].rebook;
  const own = (await member.book(flow.date(1))).body.id;
  expect(await rebook()).toMatchObject({ action: 'see_booking', own_booking_id: own });
  await member.post(`/bookings/${own}/cancel`, {});
  await holder.book(flow.date(1));
  expect(await rebook()).toMatchObject({ action: 'join_waitlist', own_booking_id: null });
  const waiting = (await member.book(flow.date(1), { join_waitlist: true })).body.id;
  expect(await rebook()).toMatchObject({ action: 'see_waitlist', own_booking_id: waiting });
});

test('an upcoming booking, and a class without a further date, contain no date to rebook', async () => {
  const member = await fixture.createMember();
  const { id } = (await member.book(await fixture.createSession(48))).body;
  expect((await member.get(`/bookings/${id}`)).body.rebook).toBeNull();
  await aBookingRow(fixture.deps.db, {
    user_id: member.id,
    class_session_id: await fixture.createSession(-30),
    status: 'completed',
  });
  expect((await member.get('/bookings?view=past')).body.items[0].rebook).toBeNull();
});

test('the waitlist chance is computed from the last dates of the class', async () => {
  const { db } = fixture.deps;
  const flow = await aWeeklyClass(48, [-2, -1, 0], { capacity: 1 });
  for (const week of [-2, -1])
    await db
      .updateTable('class_sessions')
      .set({ booked: 1 })
      .where('id', '=', flow.date(week))
      .execute();
  const known = { venue_id: flow.venue_id, booked_at: new Date(NOW - 5 * WEEK) };
  for (const week of [-2, -1])
    for (const status of ['completed', 'cancelled', 'cancelled'] as const)
      await aBookingRow(db, {
        ...known,
        user_id: (await aMember({ db })).id,
        class_session_id: flow.date(week),
        status,
        cancelled_by: status === 'cancelled' ? 'member' : null,
      });
  const [holder, waiter] = [await fixture.createMember(), await fixture.createMember()];
  await holder.book(flow.date(0));
  await waiter.book(flow.date(0), { join_waitlist: true });
  const [waiting] = (await waiter.get('/bookings?view=waitlisted')).body.items;
  const history = { taken: 6, cancelled: 4 };
  expect(cancellationRate(history)).toBeGreaterThan(PRIOR_CANCELLATION_RATE);
  const context = { position: 1, capacity: 1, startsAt: NOW + 48 * HOUR, history };
  expect(waiting.waitlist_chance).toEqual({
    share: Math.round((waitlistChance(context, NOW) ?? 0) * 100) / 100,
    taken: 6,
    given_up: 4,
  });
  const [held] = (await holder.get('/bookings?view=upcoming')).body.items;
  expect(held.waitlist_chance).toBeNull();
});

test('there is no waitlist chance in the last half hour, when no place is offered', async () => {
  const session = await fixture.createSession(1, { capacity: 1 });
  const [holder, waiter] = [await fixture.createMember(), await fixture.createMember()];
  await holder.book(session);
  await waiter.book(session, { join_waitlist: true });
  fixture.clock.advance(31 * 60_000);
  const [waiting] = (await waiter.get('/bookings?view=waitlisted')).body.items;
  expect([waiting.waitlist_position, waiting.waitlist_chance]).toEqual([1, null]);
});
