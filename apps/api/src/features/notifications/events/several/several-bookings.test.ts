import { randomUUID } from 'node:crypto';
import { HOUR, isoInstant, localDateOf } from '@pulse/domain';
import { createClassSession, createClassTemplate } from '@pulse/test-data';
import { sql } from 'kysely';
import { afterEach, expect } from 'vitest';
import { aVenue } from '../../../../../test/builders.ts';
import { waitForBlockedStatements } from '../../../../../test/database/race-conditions.ts';
import {
  fixture,
  NOW,
  type TestMember,
  test,
} from '../../../../../test/fixtures/booking-fixture.ts';
import { startServerBeside } from '../../../../../test/start-server.ts';
import { renderMail } from '../../../../platform/mail/render-mail.ts';

afterEach(async () => {
  await fixture.deps.db.deleteFrom('notifications').execute();
  await fixture.deps.db.deleteFrom('mails').execute();
});

const DAY = 24 * HOUR;

/** A weekly class with its next dates, the first one tomorrow at 14:00 in Beirut. */
async function weeklyDates(overrides: Record<number, object> = {}): Promise<string[]> {
  const { db } = fixture.deps;
  const venue_id = await aVenue(db, { name: 'Nafas', address: 'Rue Gouraud 12', city: 'Beirut' });
  const class_template_id = await createClassTemplate(db, { venue_id });
  const dates: string[] = [];
  for (const week of [0, 1]) {
    const startsAt = NOW + DAY + 2 * HOUR + week * 7 * DAY;
    dates.push(
      await createClassSession(db, {
        venue_id,
        class_template_id,
        title: 'Morning yoga',
        starts_at: isoInstant(startsAt),
        occurrence_date: localDateOf(startsAt, 'Asia/Beirut'),
        ...overrides[week],
      }),
    );
  }
  return dates;
}
const bookSeries = (
  member: TestMember,
  dates: readonly string[],
  { key = randomUUID(), ...choice }: { key?: string; [choice: string]: unknown } = {},
) =>
  member.post(
    '/bookings/series',
    { class_session_ids: dates, ...choice },
    { 'idempotency-key': key },
  );
const speak = (member: TestMember, language: string) =>
  fixture.deps.db.updateTable('users').set({ language }).where('id', '=', member.id).execute();
const inboxOf = async (member: TestMember) => (await member.get('/notifications')).body;
async function mailsTo({ id }: TestMember) {
  const { db } = fixture.deps;
  const mails = await db.selectFrom('mails').selectAll().where('user_id', '=', id).execute();
  return mails.map((mail) => ({ ...mail, ...renderMail(mail) }));
}
const entriesOf = (calendar: string | null | undefined) =>
  (calendar ?? '').replaceAll('\r\n ', '').split('BEGIN:VEVENT').slice(1);

test.for([
  ['en', '2 dates booked: Morning yoga', 'Free to cancel until Thursday 26 November at 02:00.'],
  [
    'fr',
    '2 dates réservées : Morning yoga',
    'Annulation gratuite jusqu’à jeudi 26 novembre à 02:00.',
  ],
  [
    'de',
    '2 Termine gebucht: Morning yoga',
    'Kostenlos stornieren bis Donnerstag, 26. November um 02:00.',
  ],
] as const)(
  'a series is one notification and one mail that lists its dates, in %s',
  async ([language, title, freeUntil]) => {
    const member = await fixture.createMember();
    await speak(member, language);
    const { body } = await bookSeries(member, await weeklyDates());
    expect((await fixture.dispatchEvents()).failed).toBe(0);
    expect(await inboxOf(member)).toMatchObject([{ type: 'booking_confirmation', title }]);
    const [mail, ...others] = await mailsTo(member);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: title, calendar_method: 'PUBLISH' });
    expect(mail?.text_body.replaceAll('\u00a0', ' ')).toContain(freeUntil);
    const entries = entriesOf(mail?.calendar);
    expect(entries.map((entry) => entry.match(/DTSTART:(\w+)/)?.[1])).toEqual([
      '20261119T120000Z',
      '20261126T120000Z',
    ]);
    for (const [index, entry] of entries.entries())
      expect(entry).toContain(`UID:booking-${body.items[index].booking_id}@pulse`);
  },
);

test('dates that are waited for are told apart from those that are booked', async () => {
  const member = await fixture.createMember();
  const dates = await weeklyDates({ 0: { capacity: 1, booked: 1 } });
  await bookSeries(member, dates, { waitlist_session_ids: [dates[0]] });
  await fixture.dispatchEvents();
  expect(await inboxOf(member)).toMatchObject([
    {
      title: '1 of 2 dates booked: Morning yoga',
      message:
        'Nafas. Booked: Thursday 26 November at 14:00. On the waitlist: Thursday 19 November at 14:00. We will tell you as soon as a place opens up.',
    },
  ]);
  const [mail] = await mailsTo(member);
  expect(mail?.text_body).toContain('Thursday 19 November at 14:00: Waitlist, number 1.');
  expect(entriesOf(mail?.calendar)[0]).toContain('STATUS:TENTATIVE');
});

test('a series of which one date was possible is told as one booking, with its invitation', async () => {
  const member = await fixture.createMember();
  await bookSeries(member, await weeklyDates({ 0: { capacity: 1, booked: 1 } }));
  await fixture.dispatchEvents();
  expect(await inboxOf(member)).toMatchObject([{ title: 'Booked: Morning yoga' }]);
  expect(await mailsTo(member)).toMatchObject([{ calendar_method: 'REQUEST' }]);
});

test('a repeated request mails nothing twice, and mails what it adds', async () => {
  const member = await fixture.createMember();
  const dates = await weeklyDates();
  const key = randomUUID();
  await bookSeries(member, dates.slice(0, 1), { key });
  await bookSeries(member, dates, { key });
  await bookSeries(member, dates, { key });
  await fixture.dispatchEvents();
  const mails = await mailsTo(member);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Booked: Morning yoga',
    'Booked: Morning yoga',
  ]);
  expect(new Set(mails.flatMap(({ calendar }) => calendar?.match(/UID:\S+/g))).size).toBe(2);
});

test('a date cancelled before the mail was written is not in it', async () => {
  const member = await fixture.createMember();
  const { body } = await bookSeries(member, await weeklyDates());
  await member.post(`/bookings/${body.items[0].booking_id}/cancel`, {});
  await fixture.dispatchEvents();
  const subjects = (await mailsTo(member)).map(({ subject }) => subject);
  expect(subjects.sort()).toEqual(['Booked: Morning yoga', 'Cancelled: Morning yoga']);
});

test('a server that dies while it writes the mail of a series leaves one, sent by the next server', async () => {
  const member = await fixture.createMember();
  await bookSeries(member, await weeklyDates());
  await fixture.deps.db.transaction().execute(async (blocker) => {
    await sql`LOCK TABLE outbox IN SHARE MODE`.execute(blocker);
    const killed = expect(fixture.dispatchEvents()).rejects.toThrow();
    await waitForBlockedStatements(fixture);
    await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(blocker);
    await killed;
  });
  const restarted = await startServerBeside(fixture, { demo: true });
  expect((await restarted.dispatchEvents()).failed).toBe(0);
  expect(await mailsTo(member)).toHaveLength(1);
  expect(await inboxOf(member)).toHaveLength(1);
});

test.for([
  ['en', '2 classes freed by your pause', 'This uses the visit, unless the place is taken again.'],
  [
    'fr',
    '2 places libérées par votre pause',
    'La visite est décomptée, sauf si la place est reprise.',
  ],
  [
    'de',
    '2 Plätze durch deine Pause freigegeben',
    'Das verbraucht den Besuch, außer der Platz wird wieder vergeben.',
  ],
] as const)(
  'a pause that frees several classes sends one mail with the cost of each, in %s',
  async ([language, title, cost]) => {
    const member = await fixture.createMember('plus');
    await speak(member, language);
    // Its free cancellation ended, and so did the minutes after booking.
    const late = await fixture.createSession(11);
    await member.book(late);
    await member.book(await fixture.createSession(60));
    await fixture.dispatchEvents();
    await fixture.deps.db.deleteFrom('mails').execute();
    await fixture.deps.db.deleteFrom('notifications').execute();
    fixture.clock.advance(HOUR);
    const paused = await member.post('/membership/pause', { days: 14 });
    expect(paused.status).toBe(200);
    expect((await fixture.dispatchEvents()).failed).toBe(0);
    const mails = (await mailsTo(member)).filter(({ calendar }) => calendar !== null);
    expect(mails).toMatchObject([{ subject: title, calendar_method: 'PUBLISH' }]);
    expect(mails[0]?.text_body).toContain(cost);
    const entries = entriesOf(mails[0]?.calendar);
    expect(entries).toHaveLength(2);
    for (const entry of entries) expect(entry).toMatch(/SEQUENCE:1[\s\S]*STATUS:CANCELLED/);
  },
);

test('a notification names four classes and how many more, those that cost a visit first', async () => {
  const member = await fixture.createMember('unlimited');
  for (const hours of [40, 60, 80, 100, 120]) await member.book(await fixture.createSession(hours));
  await member.book(await fixture.createSession(11, { title: 'Late one' }));
  fixture.clock.advance(HOUR);
  await member.post('/membership/pause', { days: 14 });
  await fixture.dispatchEvents();
  const [freed] = (await inboxOf(member)).filter(
    ({ title }: { title: string }) => title === '6 classes freed by your pause',
  );
  expect(freed.message).toMatch(
    /: Late one, .* \(This uses the visit[^)]*\); .*, and 2 more\. Only/,
  );
  expect(freed.link).toBe('/app/bookings?view=cancelled');
  const mail = (await mailsTo(member)).find(({ subject }) => subject === freed.title);
  expect(entriesOf(mail?.calendar)).toHaveLength(6);
  expect(mail?.html.match(/width:40%/g)).toHaveLength(6);
});
