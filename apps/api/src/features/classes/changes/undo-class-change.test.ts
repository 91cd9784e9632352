import { expect } from 'vitest';
import {
  createClassSessionFixture,
  fixture,
  test,
} from '../../../../test/fixtures/class-session-fixture.ts';

/* Taking back what was just changed, while nothing else has happened. */

const undo = (id: string) => fixture.asStaff.post(`/partner/class-changes/${id}/undo`);
const columnsOf = async (template: string) =>
  (await fixture.sessionsOf(template)).map((session) => ({
    id: session.id,
    starts_at: session.starts_at,
    ends_at: session.ends_at,
    local_date: session.local_date,
    local_minute: session.local_minute,
    occurrence_date: session.occurrence_date,
    occurrence_minute: session.occurrence_minute,
    trainer_id: session.trainer_id,
    capacity: session.capacity,
    changed_by_hand: session.changed_by_hand,
  }));

test('one date is as it was, its members are told, and a second tap does nothing', async () => {
  const { id, template } = await fixture.createMonday();
  const member = await fixture.createMember();
  const { body: booking } = await member.book(id);
  const before = await columnsOf(template);
  const { body } = await fixture.change(id, { start: '20:00', capacity: 12 });
  expect(await undo(body.change_id)).toMatchObject({ status: 200, body: { sessions: 1 } });
  expect(await columnsOf(template)).toEqual(before);
  expect((await member.get(`/bookings/${booking.id}`)).body.session.starts_at).toBe(
    '2026-11-23T16:00:00.000Z',
  );
  const told = (await fixture.eventsOf(booking.id)).length;
  expect((await undo(body.change_id)).status).toBe(200);
  expect((await fixture.eventsOf(booking.id)).length).toBe(told);
});

test('all dates of a class, and the class, are as they were', async () => {
  const { id } = await fixture.create({
    weekly: [
      { weekday: 1, start: '18:00' },
      { weekday: 1, start: '19:00' },
    ],
    last_date: '2026-12-14',
  });
  const [, , chosen] = await fixture.sessionsOf(id);
  const before = await columnsOf(id);
  const { body } = await fixture.change(chosen?.id ?? '', {
    start: '19:00',
    capacity: 9,
    scope: 'this_and_following',
  });
  expect(await columnsOf(id)).not.toEqual(before);
  expect((await undo(body.change_id)).status).toBe(200);
  expect(await columnsOf(id)).toEqual(before);
  const { body: template } = await fixture.asStaff.get(`/partner/class-templates/${id}`);
  expect(template).toMatchObject({
    weekly: [
      { weekday: 1, start: '18:00' },
      { weekday: 1, start: '19:00' },
    ],
    capacity: 8,
    version: 3,
  });
});

test.each<[string, (id: string) => Promise<unknown>]>([
  ['has changed again', (id) => fixture.change(id, { capacity: 20 })],
  [
    'is cancelled',
    (id) => fixture.asStaff.post(`${fixture.pathOf(id)}/cancel`, { reason: 'Storm' }),
  ],
])('a date that %s since is left alone', async (_, since) => {
  const { id } = await fixture.createMonday();
  const { body } = await fixture.change(id, { start: '20:00' });
  await since(id);
  expect(await undo(body.change_id)).toMatchObject({
    status: 409,
    body: { code: 'classes_changed' },
  });
});

test('places that were taken since are not taken away', async () => {
  const { id } = await fixture.createMonday({ capacity: 1 });
  await (await fixture.createMember()).book(id);
  const { body } = await fixture.change(id, { capacity: 2 });
  await (await fixture.createMember()).book(id);
  expect(await undo(body.change_id)).toMatchObject({
    status: 409,
    body: { code: 'capacity_below_booked', details: { booked: 2, capacity: 1 } },
  });
});

test('after ten minutes it is too late, and another organisation finds nothing', async () => {
  const { id } = await fixture.createMonday();
  const { body } = await fixture.change(id, { start: '20:00' });
  const other = await createClassSessionFixture();
  try {
    expect((await other.asStaff.post(`/partner/class-changes/${body.change_id}/undo`)).status).toBe(
      404,
    );
  } finally {
    await other.close();
  }
  fixture.clock.advance(10 * 60_000 + 1);
  expect(await undo(body.change_id)).toMatchObject({ status: 410, body: { code: 'undo_expired' } });
});
