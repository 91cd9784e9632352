import { expect } from 'vitest';
import { api, test } from '../../../../test/api-test.ts';
import { aClassTemplate, type ClassTemplateOverrides } from '../../../../test/builders/classes.ts';
import { aVenue } from '../../../../test/builders/venues.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { extendSchedules } from './extend-schedules.ts';
import { type MaterialiseSpan, materialiseSessions } from './materialise-sessions.ts';

const everyDay = [1, 2, 3, 4, 5, 6, 7];

async function aClassIn(time_zone: string, overrides: ClassTemplateOverrides): Promise<string> {
  const { db } = api.deps;
  return aClassTemplate(db, { venue_id: await aVenue(db, { time_zone }), ...overrides });
}

async function materialise(templateId: string, span: Omit<MaterialiseSpan, 'templateIds'>) {
  const { db } = api.deps;
  const created = await inTransaction(db, (tx) =>
    materialiseSessions(tx, { templateIds: [templateId], ...span }),
  );
  const sessions = await db
    .selectFrom('class_sessions')
    .selectAll()
    .where('class_template_id', '=', templateId)
    .orderBy('starts_at')
    .execute();
  return { created, sessions, starts: sessions.map((session) => session.starts_at.toISOString()) };
}

// The clock changes of these zones in spring 2027 and autumn 2026.
test.each([
  ['Asia/Beirut', '2027-03-27', ['2027-03-27T16:00:00.000Z', '2027-03-28T15:00:00.000Z']],
  ['Europe/Paris', '2027-03-27', ['2027-03-27T17:00:00.000Z', '2027-03-28T16:00:00.000Z']],
  ['Europe/Berlin', '2026-10-24', ['2026-10-24T16:00:00.000Z', '2026-10-25T17:00:00.000Z']],
])('a class at 18:00 in %s stays at 18:00 when the clocks change', async (zone, from, expected) => {
  const id = await aClassIn(zone, { weekdays: everyDay });
  const until = Temporal.PlainDate.from(from).add({ days: 1 }).toString();
  const { starts, sessions } = await materialise(id, { from, until });
  expect(starts).toEqual(expected);
  expect(sessions.map((session) => session.local_minute)).toEqual([1080, 1080]);
  expect(sessions[0]?.ends_at.getTime()).toBe(Date.parse(expected[0] ?? '') + 3_600_000);
});

test('a start that the clocks skip moves forward, and the stored local time with it', async () => {
  const id = await aClassIn('Asia/Beirut', { weekdays: everyDay, start_time: '00:30' });
  const { sessions, starts } = await materialise(id, { from: '2027-03-28', until: '2027-03-28' });
  expect(starts).toEqual(['2027-03-27T22:30:00.000Z']);
  expect(sessions[0]).toMatchObject({ local_date: '2027-03-28', local_minute: 90 });
});

test('a start that the clocks repeat is the first of the two', async () => {
  const id = await aClassIn('Europe/Berlin', { weekdays: everyDay, start_time: '02:30' });
  const { starts } = await materialise(id, { from: '2026-10-25', until: '2026-10-25' });
  expect(starts).toEqual(['2026-10-25T00:30:00.000Z']);
});

test('closed dates have no session', async () => {
  const { db } = api.deps;
  const id = await aClassIn('Asia/Beirut', { weekdays: [1] });
  const template = await db
    .selectFrom('class_templates')
    .select('venue_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('venue_closures')
    .values({ venue_id: template.venue_id, local_date: '2026-12-07' })
    .execute();
  const { sessions } = await materialise(id, { from: '2026-11-30', until: '2026-12-14' });
  expect(sessions.map((session) => session.local_date)).toEqual(['2026-11-30', '2026-12-14']);
});

test('repeating a span creates nothing, and keeps sessions moved by hand', async () => {
  const { db } = api.deps;
  const id = await aClassIn('Asia/Beirut', { weekdays: [1] });
  const span = { from: '2026-11-30', until: '2026-12-14' };
  expect((await materialise(id, span)).created).toBe(3);
  await db
    .updateTable('class_sessions')
    .set({ local_date: '2026-12-01', starts_at: '2026-12-01T16:00Z', ends_at: '2026-12-01T17:00Z' })
    .where('class_template_id', '=', id)
    .where('occurrence_date', '=', '2026-11-30')
    .execute();
  const again = await materialise(id, span);
  expect(again.created).toBe(0);
  expect(again.sessions).toHaveLength(3);
});

test('the daily job creates the next 60 days once for every active schedule', async () => {
  const { db } = api.deps;
  api.clock.set('2026-11-21T12:00:00Z');
  const id = await aClassIn('Asia/Beirut', { weekdays: everyDay });
  const ended = await aClassIn('Asia/Beirut', { weekdays: everyDay, last_date: '2026-11-01' });
  const dated = await aClassIn('Asia/Beirut', { weekdays: [] });
  const archived = await aClassIn('Asia/Beirut', { weekdays: everyDay, archived_at: new Date() });
  await extendSchedules(api.deps);
  expect(await extendSchedules(api.deps)).toBe(0);
  const dates = await db
    .selectFrom('class_sessions')
    .select('local_date')
    .where('class_template_id', 'in', [id, ended, dated, archived])
    .orderBy('local_date')
    .execute();
  expect(dates.at(0)?.local_date).toBe('2026-11-21');
  expect(dates.some(({ local_date }) => local_date === '2027-01-20')).toBe(true);
  expect(new Set(dates.map(({ local_date }) => local_date)).size).toBe(dates.length);
});
