import { expect } from 'vitest';
import type { TestClient } from '../../../../../test/client/test-client.ts';
import { fixture, test } from '../../../../../test/fixtures/class-template-fixture.ts';
import { createThreeMondays } from '../../../../../test/fixtures/three-mondays.ts';
import { extendSchedules } from '../../schedule/extend-schedules.ts';

const path = (id: string) => `/partner/class-templates/${id}`;
const change = (id: string, body: object) =>
  fixture.asStaff.patch(path(id), { version: 1, ...body });
const preview = (id: string, body: object) =>
  fixture.asStaff.post(`${path(id)}/preview`, { version: 1, ...body });
const at = (start: string) => ({ weekly: [{ weekday: 1, start }] });

const threeMondays = (overrides?: object) => createThreeMondays(fixture, overrides);
const moveNotification = async ({ get }: TestClient) =>
  (await get('/notifications')).body.find(
    ({ title }: { title: string }) => title === 'New time: Reformer Flow',
  );
const minutesOf = async (id: string) =>
  (await fixture.sessionsOf(id)).map(({ local_minute }) => local_minute / 60);

test('a change says before what follows, what waits for consent and what stays', async () => {
  const { id, booked, byHand } = await threeMondays();
  const expected = {
    time_zone: 'Asia/Beirut',
    at_once: { created: 0, changed: 1, removed: 0 },
    booked: {
      changed: 1,
      removed: 0,
      bookings: 1,
      sessions: [
        {
          id: booked,
          starts_at: '2026-11-23T16:00:00.000Z',
          capacity: 8,
          booked: 1,
          waitlisted: 0,
          new_starts_at: '2026-11-23T17:00:00.000Z',
        },
      ],
    },
    by_hand: { kept: 1, sessions: [{ id: byHand, capacity: 5 }] },
    capacity_below_booked: [],
    clock_changes: [],
  };
  expect((await preview(id, at('19:00'))).body).toMatchObject(expected);
  expect(await minutesOf(id)).toEqual([18, 18, 18]);
  const { status, body } = await change(id, at('19:00'));
  expect(status).toBe(200);
  expect(body).toMatchObject({ version: 2, ...at('19:00'), impact: expected });
  expect(await minutesOf(id)).toEqual([18, 18, 19]);
});

test('with consent booked classes move too, and their members are notified and may leave free', async () => {
  const { id, member, booking, booked } = await threeMondays();
  // Without consent first: the booked one still waits for it afterwards.
  await change(id, at('19:00'));
  const asked = { version: 2, ...at('19:00'), apply_to_booked: true };
  const { body } = await fixture.asStaff.patch(path(id), asked);
  expect(body.impact.booked).toMatchObject({ changed: 1, bookings: 1 });
  expect(await minutesOf(id)).toEqual([19, 18, 19]);
  const moved = (await member.get(`/bookings/${booking}`)).body;
  expect(moved).toMatchObject({
    status: 'confirmed',
    session: { starts_at: '2026-11-23T17:00:00.000Z' },
  });
  fixture.clock.set('2026-11-23T16:30:00Z');
  const quote = (await member.get(`/bookings/${booking}/cancel-quote`)).body;
  expect(quote).toMatchObject({ cost: 'free', free_until: '2026-11-23T17:00:00.000Z' });
  fixture.clock.set('2026-11-18T10:00:00Z');
  expect(await fixture.eventsOf(booking)).toContain('booking.moved');
  await fixture.dispatchEvents();
  const notification = await moveNotification(member);
  expect(notification.message).toContain('cancelling is free until it starts');
  const [session] = (await fixture.sessionsOf(id)).filter((one) => one.id === booked);
  expect(session).toMatchObject({ booked: 1, occurrence_minute: 19 * 60 });
});

test('a move of a quarter of an hour leaves the terms of cancelling as they are', async () => {
  const { id, member, booking } = await threeMondays();
  await change(id, { ...at('18:15'), apply_to_booked: true });
  await fixture.dispatchEvents();
  const notification = await moveNotification(member);
  expect(notification.message).not.toContain('free');
  expect((await member.get(`/bookings/${booking}/cancel-quote`)).body.free_until).toBe(
    '2026-11-23T04:15:00.000Z',
  );
});

test('another weekday cancels booked classes with consent only, and creates the new ones', async () => {
  const { id, member, booking, booked } = await threeMondays();
  const tuesday = { weekly: [{ weekday: 2, start: '18:00' }] };
  expect((await preview(id, tuesday)).body).toMatchObject({
    at_once: { created: 2, changed: 0, removed: 1 },
    booked: { changed: 0, removed: 1, sessions: [{ id: booked, new_starts_at: null }] },
  });
  await change(id, tuesday);
  const dates = async () => (await fixture.sessionsOf(id)).map(({ local_date }) => local_date);
  expect(await dates()).toEqual(['2026-11-23', '2026-11-24', '2026-11-30', '2026-12-01']);
  const asked = { version: 2, ...tuesday, apply_to_booked: true, reason: 'We moved to Tuesdays' };
  await fixture.asStaff.patch(path(id), asked);
  expect((await member.get(`/bookings/${booking}`)).body).toMatchObject({
    status: 'cancelled',
    cancel_reason: 'We moved to Tuesdays',
  });
  await extendSchedules(fixture.deps);
  expect(await dates()).toEqual(['2026-11-23', '2026-11-24', '2026-11-30', '2026-12-01']);
});

test('what else a class has follows where no member has booked, and elsewhere with consent', async () => {
  const { id } = await threeMondays();
  const other = { name: 'Reformer Strong', tier: 'plus', drop_in_price: null };
  await change(id, other);
  const titles = async () => (await fixture.sessionsOf(id)).map(({ title }) => title);
  expect(await titles()).toEqual(['Reformer Flow', 'Reformer Flow', 'Reformer Strong']);
  const consent = { version: 2, name: 'Reformer Strong', apply_to_booked: true };
  await fixture.asStaff.patch(path(id), consent);
  expect(await titles()).toEqual(['Reformer Strong', 'Reformer Flow', 'Reformer Strong']);
  const [booked, , free] = await fixture.sessionsOf(id);
  expect([booked?.price_minor, free?.price_minor, free?.tier]).toEqual([1800, null, 'plus']);
});

test('a capacity below the places taken is refused by name, and more places go to the waitlist', async () => {
  const { id, booked } = await threeMondays({ capacity: 2 });
  await (await fixture.createMember()).book(booked);
  const waiting = await fixture.createMember();
  const { body } = await waiting.book(booked, { join_waitlist: true });
  expect(body.status).toBe('waitlisted');
  expect((await preview(id, { capacity: 1 })).body.capacity_below_booked).toMatchObject([
    { id: booked, booked: 2 },
  ]);
  expect(await change(id, { capacity: 1, apply_to_booked: true })).toMatchObject({
    status: 409,
    body: {
      code: 'capacity_below_booked',
      details: {
        booked: 2,
        capacity: 1,
        title: 'Reformer Flow',
        starts_at: '2026-11-23T16:00:00.000Z',
      },
    },
  });
  expect((await change(id, { capacity: 3, apply_to_booked: true })).status).toBe(200);
  expect((await waiting.get(`/bookings/${body.id}`)).body.status).toBe('confirmed');
  expect(await fixture.counters(booked)).toEqual({ booked: 3, waitlisted: 0 });
});

test('a class that moves onto another one of a member names both, and may be left free', async () => {
  const { id, booked, member, booking } = await threeMondays();
  const other = await fixture.create({
    name: 'Spinning',
    weekly: [{ weekday: 1, start: '18:55' }],
    last_date: '2026-11-23',
  });
  const [session] = await fixture.sessionsOf(other.id);
  expect((await member.book(session?.id ?? '')).status).toBe(201);
  // Two back to back; 18:10 to 19:00 overlaps the second by five minutes.
  const moved = at('18:10');
  expect((await preview(id, moved)).body.booked).toMatchObject({
    overlapping: 1,
    sessions: [{ id: booked }],
  });
  const { body } = await change(id, { ...moved, apply_to_booked: true });
  expect(body.impact.booked.overlapping).toBe(1);
  await fixture.dispatchEvents();
  const { message } = await moveNotification(member);
  expect(message).toContain('at the same time as Spinning');
  expect((await member.get(`/bookings/${booking}/cancel-quote`)).body).toMatchObject({
    cost: 'free',
    free_until: '2026-11-23T16:10:00.000Z',
  });
});

test('two classes of a member that move together do not overlap by their old times', async () => {
  const weekly = (...starts: string[]) => ({
    weekly: starts.map((start) => ({ weekday: 1, start })),
  });
  const { id } = await fixture.create({
    ...weekly('09:00', '10:00'),
    duration_minutes: 60,
    last_date: '2026-11-23',
  });
  const member = await fixture.createMember();
  for (const session of await fixture.sessionsOf(id)) await member.book(session.id);
  const together = (await preview(id, weekly('09:30', '10:30'))).body.booked;
  expect(together).toMatchObject({ changed: 2, overlapping: 0 });
  const apart = (await preview(id, { duration_minutes: 90 })).body.booked;
  expect(apart).toMatchObject({ changed: 2, overlapping: 2 });
});

test('members read who teaches their class instead, or that no trainer is named', async () => {
  const trainer = async (name: string): Promise<string> =>
    (await fixture.asStaff.post('/partner/trainers', { name, activities: [] })).body.id;
  const [maya, karim] = [await trainer('Maya'), await trainer('Karim')];
  const { id, member } = await threeMondays({ trainer_id: maya });
  const messages = async () => {
    await fixture.dispatchEvents();
    const { body } = await member.get('/notifications');
    return body
      .filter(({ title }: { title: string }) => title.toLowerCase().includes('coach'))
      .map(({ message }: { message: string }) => message);
  };
  await change(id, { trainer_id: karim });
  expect(await messages()).toEqual([]);
  await fixture.asStaff.patch(path(id), { version: 2, trainer_id: karim, apply_to_booked: true });
  expect(await messages()).toEqual([expect.stringContaining('Karim now teaches the class')]);
  await fixture.asStaff.post(`/partner/trainers/${karim}/archive`, { substitute_id: null });
  expect(await messages()).toContainEqual(expect.stringContaining('no new one is named yet'));
});

test('changes are in the audit log with what they did', async () => {
  const { id } = await threeMondays();
  await change(id, at('19:00'));
  const entry = await fixture.deps.db
    .selectFrom('audit_log')
    .select(['before', 'after'])
    .where('subject_id', '=', id)
    .where('action', '=', 'change_class_template')
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({
    before: at('18:00'),
    after: { ...at('19:00'), sessions: { changed: 1, booked: 1, apply_to_booked: false } },
  });
});
