import { sql } from 'kysely';
import { expect } from 'vitest';
import { runWhileLocked } from '../../../../../test/database/race-conditions.ts';
import { fixture, test } from '../../../../../test/fixtures/class-template-fixture.ts';
import { createThreeMondays } from '../../../../../test/fixtures/three-mondays.ts';
import { findTemplate } from '../class-templates.store.ts';
import { applyClassTemplate } from './apply-class-template.ts';
import type { TemplateLocks } from './load-template-change.ts';
import { locksFor } from './lock-template-sessions.ts';

const path = (id: string) => `/partner/class-templates/${id}`;
const at = (start: string) => ({ weekly: [{ weekday: 1, start }] });
const nothing = { created: 0, changed: 0, removed: 0 };

/** Three Mondays whose class was changed while the booked one was left as it was. */
async function leftBehind(changes: object = at('19:00'), overrides: object = {}) {
  const mondays = await createThreeMondays(fixture, overrides);
  await fixture.asStaff.patch(path(mondays.id), { version: 1, ...changes });
  return mondays;
}
const differences = async (id: string) =>
  (await fixture.asStaff.get(`${path(id)}/differences`)).body;
const apply = (id: string, body: object = {}) =>
  fixture.asStaff.post(`${path(id)}/apply`, { version: 2, ...body });
const hoursOf = async (id: string) =>
  (await fixture.sessionsOf(id)).map(({ local_minute }) => local_minute / 60);

test('a class as it is now says which booked sessions were left, and which were changed by hand', async () => {
  const { id, booked, byHand } = await leftBehind();
  expect(await differences(id)).toMatchObject({
    at_once: nothing,
    booked: {
      changed: 1,
      removed: 0,
      bookings: 1,
      overlapping: 0,
      sessions: [
        {
          id: booked,
          starts_at: '2026-11-23T16:00:00.000Z',
          new_starts_at: '2026-11-23T17:00:00.000Z',
          booked: 1,
        },
      ],
    },
    by_hand: { kept: 1, sessions: [{ id: byHand }] },
    capacity_below_booked: [],
  });
});

test('a class whose sessions all follow it has no differences', async () => {
  const { id } = await fixture.create({ last_date: '2026-12-07' });
  expect(await differences(id)).toMatchObject({
    at_once: nothing,
    booked: { changed: 0, removed: 0 },
    by_hand: { kept: 0 },
  });
});

test('later the booked ones follow too, their members are notified, and what was changed by hand stays', async () => {
  const { id, booking, member } = await leftBehind({ ...at('19:00'), name: 'Reformer Late' });
  const { status, body } = await apply(id);
  expect([status, body.booked.changed]).toEqual([200, 1]);
  expect(await hoursOf(id)).toEqual([19, 18, 19]);
  expect((await fixture.sessionsOf(id)).map(({ title }) => title)).toEqual([
    'Reformer Late',
    'Reformer Flow',
    'Reformer Late',
  ]);
  expect(await fixture.eventsOf(booking)).toContain('booking.moved');
  expect((await member.get(`/bookings/${booking}/cancel-quote`)).body.cost).toBe('free');
  expect(await differences(id)).toMatchObject({ booked: { changed: 0 }, by_hand: { kept: 1 } });
  // A second tap finds nothing to do: no member is notified twice.
  const told = (await fixture.eventsOf(booking)).length;
  expect((await apply(id)).body.booked).toMatchObject({ changed: 0, bookings: 0 });
  expect((await fixture.eventsOf(booking)).length).toBe(told);
});

test('a booked session without a place in the schedule is cancelled with its reason', async () => {
  const tuesdays = { weekly: [{ weekday: 2, start: '18:00' }] };
  const { id, booked, booking, member } = await leftBehind(tuesdays);
  expect((await differences(id)).booked).toMatchObject({
    changed: 0,
    removed: 1,
    sessions: [{ id: booked, new_starts_at: null }],
  });
  await apply(id, { reason: 'We moved to Tuesdays' });
  expect((await member.get(`/bookings/${booking}`)).body).toMatchObject({
    status: 'cancelled',
    cancel_reason: 'We moved to Tuesdays',
  });
});

test('one of them with more places taken than the class has leaves all as they are', async () => {
  const { id, booked } = await createThreeMondays(fixture, { capacity: 2 });
  await (await fixture.createMember()).book(booked);
  await fixture.asStaff.patch(path(id), { version: 1, capacity: 1, ...at('19:00') });
  expect((await differences(id)).capacity_below_booked).toMatchObject([{ id: booked, booked: 2 }]);
  expect(await apply(id)).toMatchObject({
    status: 409,
    body: { code: 'capacity_below_booked', details: { booked: 2, capacity: 1 } },
  });
  expect(await hoursOf(id)).toEqual([18, 18, 19]);
});

test('a class that a colleague changed since, and an archived one, are left alone', async () => {
  const { id } = await leftBehind();
  expect(await apply(id, { version: 1 })).toMatchObject({
    status: 409,
    body: { code: 'version_conflict', details: { version: 2 } },
  });
  await fixture.asStaff.post(`${path(id)}/archive`, { apply_to_booked: false });
  expect((await differences(id)).code).toBe('class_template_archived');
  expect((await apply(id)).body.code).toBe('class_template_archived');
  // Restored it is a draft: it asks for no sessions, and those that take place stay.
  await fixture.asStaff.post(`${path(id)}/restore`);
  expect((await differences(id)).booked).toMatchObject({ changed: 0, removed: 0 });
});

/** Two apply a class whose booked session is locked until both wait; returns how often it moved. */
async function applyTwice(locks: TemplateLocks): Promise<number> {
  const { id, booked, booking } = await leftBehind();
  const once = () =>
    applyClassTemplate(fixture.deps, fixture.staff, id, { version: 2, reason: '' }, locks);
  await runWhileLocked(
    fixture,
    (tx) => sql`SELECT FROM class_sessions WHERE id = ${booked} FOR UPDATE`.execute(tx),
    [once, once],
  );
  return (await fixture.eventsOf(booking)).filter((type) => type === 'booking.moved').length;
}

test('of two who apply it at once, one tells the members', async () => {
  expect(await applyTwice(locksFor(fixture.deps, true))).toBe(1);
});

test('without the locks both would, so the test above can fail', async () => {
  expect(await applyTwice({ template: findTemplate, sessions: async () => undefined })).toBe(2);
});

test('what was applied is in the audit log', async () => {
  const { id } = await leftBehind();
  await apply(id);
  const entry = await fixture.deps.db
    .selectFrom('audit_log')
    .select('after')
    .where('subject_id', '=', id)
    .where('action', '=', 'apply_class_template')
    .executeTakeFirstOrThrow();
  expect(entry.after).toEqual({ sessions: { ...nothing, booked: 1 } });
});
