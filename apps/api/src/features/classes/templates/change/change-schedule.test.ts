import { expect } from 'vitest';
import { fixture, test } from '../../../../../test/fixtures/class-template-fixture.ts';

const path = (id: string) => `/partner/class-templates/${id}`;
const change = (id: string, body: object) =>
  fixture.asStaff.patch(path(id), { version: 1, ...body });
const preview = (id: string, body: object) =>
  fixture.asStaff.post(`${path(id)}/preview`, { version: 1, ...body });
const at = (start: string) => ({ weekly: [{ weekday: 1, start }] });

test('a start that the clocks skip is said before', async () => {
  fixture.clock.set('2027-03-20T10:00:00Z');
  const { id } = await fixture.create({ weekly: [{ weekday: 7, start: '09:00' }] });
  const night = { weekly: [{ weekday: 7, start: '00:30' }] };
  expect((await preview(id, night)).body.clock_changes).toEqual([
    { local_date: '2027-03-28', start: '00:30', moves_to: '01:30', change: 'skipped' },
  ]);
  fixture.clock.set('2026-11-18T10:00:00Z');
});

test('a start that the clocks show twice is said before, and is the first of the two', async () => {
  fixture.clock.set('2027-10-20T10:00:00Z');
  const { id } = await fixture.create({
    weekly: [{ weekday: 6, start: '09:00' }],
    first_date: '2027-10-20',
    last_date: '2027-10-31',
  });
  const night = { weekly: [{ weekday: 6, start: '23:30' }] };
  expect((await preview(id, night)).body.clock_changes).toEqual([
    { local_date: '2027-10-30', start: '23:30', moves_to: '23:30', change: 'repeated' },
  ]);
  await change(id, night);
  const [, last] = await fixture.sessionsOf(id);
  expect(last?.starts_at.toISOString()).toBe('2027-10-30T20:30:00.000Z');
  fixture.clock.set('2026-11-18T10:00:00Z');
});

test.each([
  ['no weekly time', { weekly: [] }, 'weekly', 'array_too_small'],
  [
    'an end before the start that stays',
    { last_date: '2026-10-31' },
    'last_date',
    'last_date_before_first',
  ],
  [
    'a start after the end that stays',
    { first_date: '2027-01-01' },
    'last_date',
    'last_date_before_first',
  ],
  [
    'another venue',
    { venue_id: '00000000-0000-4000-8000-000000000000' },
    'venue_id',
    'unrecognized_keys',
  ],
])('%s is refused at the field', async (_, body, field, code) => {
  const { id } = await fixture.create({ last_date: '2026-12-07' });
  const answer = await change(id, body);
  expect([answer.status, answer.body.errors?.[0]]).toMatchObject([400, { field, code }]);
});

test('a class whose dates are extended or cut keeps the sessions between them', async () => {
  const { id } = await fixture.create({ last_date: '2026-12-07' });
  const kept = (await fixture.sessionsOf(id)).map((session) => session.id);
  await change(id, { last_date: '2026-12-14' });
  const extended = await fixture.sessionsOf(id);
  expect(extended.map((session) => session.id).slice(0, 3)).toEqual(kept);
  expect(extended).toHaveLength(4);
  await fixture.asStaff.patch(path(id), { version: 2, last_date: '2026-11-30' });
  expect((await fixture.sessionsOf(id)).map((session) => session.id)).toEqual(kept.slice(0, 2));
});

test('a session that has begun stays, and none of that day is created beside it', async () => {
  const { id } = await fixture.create({ last_date: '2026-11-30' });
  fixture.clock.set('2026-11-23T16:10:00Z');
  await change(id, at('21:00'));
  fixture.clock.set('2026-11-18T10:00:00Z');
  expect((await fixture.sessionsOf(id)).map(({ local_minute }) => local_minute / 60)).toEqual([
    18, 21,
  ]);
});

test('the sessions of a class with single dates stay on them, and get another length', async () => {
  const { id } = await fixture.create({ last_date: '2026-11-30' });
  await fixture.deps.db
    .updateTable('class_templates')
    .set({ weekly: JSON.stringify([]) })
    .where('id', '=', id)
    .execute();
  const before = await fixture.sessionsOf(id);
  expect((await preview(id, { duration_minutes: 45 })).body).toMatchObject({
    at_once: { created: 0, changed: 2, removed: 0 },
  });
  await change(id, { duration_minutes: 45 });
  const minutes = (await fixture.sessionsOf(id)).map(
    ({ starts_at, ends_at }) => (ends_at.getTime() - starts_at.getTime()) / 60_000,
  );
  expect(minutes).toEqual([45, 45]);
  expect((await fixture.sessionsOf(id)).map((session) => session.starts_at)).toEqual(
    before.map((session) => session.starts_at),
  );
});
