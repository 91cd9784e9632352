import { expect } from 'vitest';
import type { TestMember } from '../../../../test/fixtures/booking-fixture.ts';
import { fixture, test } from '../../../../test/fixtures/class-session-fixture.ts';

/* Several classes that were cancelled at once are put back at once, as they were. */

const undo = (id: string) => fixture.asStaff.post(`/partner/class-changes/${id}/undo`);
const cancel = (id: string, scope = 'this_and_following') =>
  fixture.asStaff.post(`${fixture.pathOf(id)}/cancel`, { reason: 'We are moving house', scope });
const restore = (id: string) => fixture.asStaff.post(`${fixture.pathOf(id)}/restore`);

/** Two Mondays and two Tuesdays at 18:00 from 23 November on; `from` is the second class of four. */
async function fourClasses(overrides: object = {}) {
  const { id: template } = await fixture.create({
    weekly: [
      { weekday: 1, start: '18:00' },
      { weekday: 2, start: '18:00' },
    ],
    last_date: '2026-12-01',
    ...overrides,
  });
  const sessions = await fixture.sessionsOf(template);
  const ids = sessions.map(({ id }) => id);
  return { template, sessions, ids, from: ids[1] ?? '', last: ids[3] ?? '' };
}
async function booked(session: string, member?: TestMember) {
  const caller = member ?? (await fixture.createMember());
  const { body } = await caller.book(session, { join_waitlist: true });
  const state = async () => (await caller.get(`/bookings/${body.id}`)).body;
  return { caller, id: body.id as string, state };
}

test('the classes and their schedule are as before, and old places are held for their members', async () => {
  const { template, sessions, from, last } = await fourClasses({ capacity: 1 });
  const [first, waits] = [await booked(from), await booked(from)];
  const [late, left] = [await booked(last), await booked(sessions[2]?.id ?? '')];
  await left.caller.post(`/bookings/${left.id}/cancel`, { accept_cost: 'free' });
  const before = await fixture.sessionsOf(template);
  const { status, body } = await cancel(from);
  expect(status, JSON.stringify(body)).toBe(200);
  fixture.clock.advance(60_000);
  expect(await undo(body.change_id)).toMatchObject({
    status: 200,
    body: { sessions: 3, offered: 2 },
  });
  // Not marked as changed by hand: a later change of the class reaches them.
  expect(await fixture.sessionsOf(template)).toEqual(before);
  expect((await fixture.asStaff.get(`/partner/class-templates/${template}`)).body).toMatchObject({
    last_date: '2026-12-01',
    version: 3,
  });
  expect(await first.state()).toMatchObject({ status: 'pending', pending_for: 'offer' });
  expect(await late.state()).toMatchObject({ status: 'pending', pending_for: 'offer' });
  expect(await waits.state()).toMatchObject({ status: 'waitlisted', waitlist_position: 1 });
  expect((await left.state()).status).toBe('cancelled');
  const other = await fixture.createMember();
  expect((await other.book(from)).body.code).toBe('class_full');
  expect((await first.caller.post(`/bookings/${first.id}/accept`)).body.status).toBe('confirmed');
});

test('members are notified once, and a second tap does nothing', async () => {
  const { from } = await fourClasses();
  const { id } = await booked(from);
  const { body } = await cancel(from);
  await undo(body.change_id);
  expect(await undo(body.change_id)).toMatchObject({ status: 200, body: { sessions: 3 } });
  expect(await fixture.eventsOf(id)).toEqual([
    'booking.confirmed',
    'booking.cancelled',
    'booking.class_restored',
  ]);
  expect(await fixture.counters(from)).toEqual({ booked: 1, waitlisted: 0 });
});

test('one class that was cancelled alone is put back, and its schedule stays', async () => {
  const { template, from } = await fourClasses();
  const before = await fixture.sessionsOf(template);
  const { body } = await cancel(from, 'this');
  expect((await undo(body.change_id)).body).toEqual({ sessions: 1, offered: 0 });
  expect(await fixture.sessionsOf(template)).toEqual(before);
});

test('a class whose trainer was archived since stays cancelled', async () => {
  const trainer = await createTrainer();
  const { from } = await fourClasses({ trainer_id: trainer });
  const { body } = await cancel(from, 'this');
  await archive(trainer);
  expect((await undo(body.change_id)).body.code).toBe('classes_changed');
  expect(await statusOf(from)).toBe('cancelled');
});

const createTrainer = async () => {
  const maya = { name: `Maya ${crypto.randomUUID().slice(0, 8)}`, activities: [] };
  return (await fixture.asStaff.post('/partner/trainers', maya)).body.id as string;
};
const archive = (trainer: string) =>
  fixture.asStaff.post(`/partner/trainers/${trainer}/archive`, { substitute_id: null });
const statusOf = async (id: string) => (await fixture.asStaff.get(fixture.pathOf(id))).body.status;

const refusals: [string, string, (from: string) => Promise<unknown>][] = [
  ['when one of them was put back', 'classes_changed', restore],
  [
    'when one of them was put back and cancelled again',
    'classes_changed',
    async (from) => {
      fixture.clock.advance(1000);
      await restore(from);
      await cancel(from, 'this');
    },
  ],
  [
    'when the first has begun',
    'classes_changed',
    async () => fixture.clock.set('2026-11-23T16:00:00Z'),
  ],
  ['when their venue was archived', 'venue_status_conflict', () => setVenue('archived')],
  ['after ten minutes', 'undo_expired', async () => fixture.clock.advance(10 * 60_000 + 1)],
];
const setVenue = (status: string) =>
  fixture.deps.db.updateTable('venues').set({ status }).where('id', '=', fixture.venue).execute();

test.each(refusals)('nothing is put back %s', async (_, code, since) => {
  const { template, ids } = await fourClasses();
  fixture.clock.set('2026-11-23T15:55:00Z');
  const { body } = await cancel(ids[0] ?? '');
  await since(ids[0] ?? '');
  expect((await undo(body.change_id)).body.code).toBe(code);
  const cancelled = (await fixture.sessionsOf(template)).filter(
    ({ status }) => status === 'cancelled',
  );
  expect(cancelled.length).toBeGreaterThanOrEqual(3);
  await setVenue('published');
});
