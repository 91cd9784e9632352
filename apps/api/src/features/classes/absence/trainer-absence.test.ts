import { expect } from 'vitest';
import { fixture, test } from '../../../../test/fixtures/class-session-fixture.ts';

/* A coach is ill: all of their classes of some days, substitutes for them, one confirmation. */

const days = { first_date: '2026-11-23', last_date: '2026-11-24' };
const path = (trainer: string) => `/partner/trainers/${trainer}/absence`;

const createTrainer = async (name: string, activities: string[] = []) => {
  const { body } = await fixture.asStaff.post('/partner/trainers', { name, activities });
  return body.id as string;
};

/** Lina gives two classes on 23 November, at 18:00 and 18:30, and one the day after. */
async function absentLina() {
  const names = [crypto.randomUUID().slice(0, 8), crypto.randomUUID().slice(0, 8)];
  const lina = await createTrainer(`Lina ${names[0]}`, ['pilates']);
  const [maya, omar] = [
    await createTrainer(`Maya ${names[1]}`, ['pilates']),
    await createTrainer(`Omar ${names[1]}`, ['pilates']),
  ];
  const { id: template } = await fixture.create({
    trainer_id: lina,
    weekly: [
      { weekday: 1, start: '18:00' },
      { weekday: 1, start: '18:30' },
      { weekday: 2, start: '18:00' },
    ],
    last_date: '2026-11-24',
  });
  const ids = (await fixture.sessionsOf(template)).map(({ id }) => id);
  return { lina, maya, omar, template, ids };
}
const trainersOf = async (template: string) =>
  (await fixture.sessionsOf(template)).map(({ trainer_id }) => trainer_id);

test('the preview names every class of these days and suggests coaches who are free and teach it', async () => {
  const { lina, ids } = await absentLina();
  const member = await fixture.createMember();
  await member.book(ids[0] ?? '');
  const { status, body } = await fixture.asStaff.post(`${path(lina)}/preview`, days);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.sessions.map(({ id }: { id: string }) => id)).toEqual(ids);
  const [first, second] = body.sessions;
  expect([first.booked, second.booked]).toEqual([1, 0]);
  expect(first.substitutes.map(({ id }: { id: string }) => id)).not.toContain(lina);
  expect(first.suggested_trainer_id).not.toBeNull();
  // They overlap, so that one coach cannot give both.
  expect(first.suggested_trainer_id).not.toBe(second.suggested_trainer_id);
});

test('one confirmation gives the classes to others, cancels the rest, and all of it is taken back', async () => {
  const { lina, maya, omar, template, ids } = await absentLina();
  const member = await fixture.createMember();
  const [covered, cancelled] = [await member.book(ids[0] ?? ''), await member.book(ids[2] ?? '')];
  const before = await fixture.sessionsOf(template);
  const cover = {
    substitutes: [
      { class_session_id: ids[0], trainer_id: maya },
      { class_session_id: ids[1], trainer_id: omar },
    ],
    cancelled: [ids[2]],
    reason: 'Lina is ill',
  };
  const { status, body } = await fixture.asStaff.post(path(lina), cover);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body).toMatchObject({ covered: 2, cancelled: 1 });
  expect(await trainersOf(template)).toEqual([maya, omar, lina]);
  expect(await fixture.eventsOf(covered.body.id)).toContain('booking.trainer_changed');
  expect((await member.get(`/bookings/${cancelled.body.id}`)).body).toMatchObject({
    status: 'cancelled',
    cancel_reason: 'Lina is ill',
  });
  const undone = await fixture.asStaff.post(`/partner/class-changes/${body.change_id}/undo`);
  expect(undone).toMatchObject({ status: 200, body: { sessions: 3, offered: 1 } });
  expect(await fixture.sessionsOf(template)).toEqual(before);
  expect((await member.get(`/bookings/${covered.body.id}`)).body.status).toBe('confirmed');
  expect((await member.get(`/bookings/${cancelled.body.id}`)).body).toMatchObject({
    status: 'pending',
    pending_for: 'offer',
  });
});

test('it is all or nothing, and only classes that the coach still gives', async () => {
  const { lina, maya, template, ids } = await absentLina();
  await fixture.change(ids[1] ?? '', { trainer_id: maya });
  const both = {
    substitutes: ids.slice(0, 2).map((id) => ({ class_session_id: id, trainer_id: maya })),
  };
  expect(await fixture.asStaff.post(path(lina), both)).toMatchObject({
    status: 409,
    body: { code: 'classes_changed' },
  });
  expect(await trainersOf(template)).toEqual([lina, maya, lina]);
});

test.each([
  [{ substitutes: [] }, 'nothing_to_change'],
  [{ substitutes: [], cancelled: [crypto.randomUUID()] }, 'reason_required'],
])('what cannot be meant is refused at its field', async (body, code) => {
  const lina = await createTrainer(`Lina ${crypto.randomUUID().slice(0, 8)}`);
  const refused = await fixture.asStaff.post(path(lina), body);
  expect([refused.status, refused.body.errors?.[0]?.code]).toEqual([400, code]);
});

test('a coach without a class on these days has nothing to cover', async () => {
  const lina = await createTrainer(`Lina ${crypto.randomUUID().slice(0, 8)}`);
  const { status, body } = await fixture.asStaff.post(`${path(lina)}/preview`, days);
  expect([status, body]).toEqual([200, { sessions: [] }]);
});

test('a coach of another organisation is not found', async () => {
  const unknown = path(crypto.randomUUID());
  expect((await fixture.asStaff.post(`${unknown}/preview`, days)).status).toBe(404);
  const cover = { substitutes: [{ class_session_id: crypto.randomUUID(), trainer_id: null }] };
  expect((await fixture.asStaff.post(unknown, cover)).status).toBe(404);
});
