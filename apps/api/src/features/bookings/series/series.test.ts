import { randomUUID } from 'node:crypto';
import { isoInstant, localDateOf } from '@pulse/domain';
import { createClassSession, createClassTemplate } from '@pulse/test-data';
import { expect } from 'vitest';
import { aVenue } from '../../../../test/builders.ts';
import { fixture, NOW, type TestMember, test } from '../../../../test/fixtures/booking-fixture.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** A weekly class with its next dates, the first one tomorrow; booking opens 14 days before. */
async function weeklyDates(count: number, overrides: Record<number, object> = {}) {
  const { db } = fixture.deps;
  const venue_id = await aVenue(db);
  const class_template_id = await createClassTemplate(db, { venue_id });
  const dates: string[] = [];
  for (let week = 0; week < count; week += 1) {
    const startsAt = NOW + DAY_MS + 2 * HOUR_MS + week * 7 * DAY_MS;
    dates.push(
      await createClassSession(db, {
        venue_id,
        class_template_id,
        starts_at: isoInstant(startsAt),
        occurrence_date: localDateOf(startsAt, 'Asia/Beirut'),
        ...overrides[week],
      }),
    );
  }
  return dates;
}
const seriesOf = (member: TestMember, date: string | undefined) =>
  member.get(`/class-sessions/${date}/series`);
const book = (
  member: TestMember,
  dates: readonly string[],
  { key = randomUUID(), ...choice }: { key?: string; [choice: string]: unknown } = {},
) =>
  member.post(
    '/bookings/series',
    { class_session_ids: dates, ...choice },
    { 'idempotency-key': key },
  );
const codesOf = (item: { reasons: { code: string }[] }) => item.reasons.map(({ code }) => code);

test('each coming date says whether it can be booked, and else why not', async () => {
  const member = await fixture.createMember();
  const dates = await weeklyDates(4, { 1: { capacity: 1, booked: 1 } });
  const { body } = await seriesOf(member, dates[0]);
  expect(body.items.map((item: { class_session_id: string }) => item.class_session_id)).toEqual(
    dates,
  );
  expect(body.items[0]).toMatchObject({ allowed: true, reasons: [], own_status: null });
  expect(body.items.map(codesOf)).toEqual([
    [],
    ['class_full'],
    ['booking_not_open'],
    ['booking_not_open'],
  ]);
  const opensAt = Date.parse(body.items[2].starts_at) - 14 * DAY_MS;
  expect(body.items[2].reasons[0].details.opens_at).toBe(isoInstant(opensAt));
});

test('the dates begin with the one that was asked for, and another weekday is not among them', async () => {
  const member = await fixture.createMember();
  const dates = await weeklyDates(3);
  const { body } = await seriesOf(member, dates[1]);
  expect(body.items).toHaveLength(2);
  expect((await seriesOf(member, randomUUID())).status).toBe(404);
});

test('those that are possible are booked, and each other one says why it is not', async () => {
  const member = await fixture.createMember();
  const dates = await weeklyDates(3, { 0: { capacity: 1, booked: 1 } });
  const { status, body } = await book(member, [...dates].reverse());
  expect(status).toBe(200);
  expect(body.items).toMatchObject([
    { class_session_id: dates[0], booking_id: null, refused: 'class_full' },
    { class_session_id: dates[1], refused: null },
    { class_session_id: dates[2], booking_id: null, refused: 'booking_not_open' },
  ]);
  expect((await member.get('/bookings?view=upcoming')).body.items).toMatchObject([
    { id: body.items[1].booking_id, status: 'confirmed' },
  ]);
});

test('the same request again books nothing twice and answers alike', async () => {
  const member = await fixture.createMember();
  const dates = await weeklyDates(2);
  const key = randomUUID();
  const first = await book(member, dates, { key });
  expect((await book(member, dates, { key })).body).toEqual(first.body);
  for (const date of dates)
    expect(await fixture.counters(date)).toEqual({ booked: 1, waitlisted: 0 });
});

test('a date is booked once, however often it stands in the request', async () => {
  const member = await fixture.createMember();
  const [date = ''] = await weeklyDates(1);
  expect((await book(member, [date, date])).body.items).toHaveLength(1);
});

test('a full date offers its waitlist, and is waited for if that was chosen', async () => {
  const member = await fixture.createMember();
  const dates = await weeklyDates(3, {
    0: { capacity: 2, booked: 2, waitlisted: 1 },
    1: { capacity: 1, booked: 1, waitlisted: 1 },
  });
  const positions = (await seriesOf(member, dates[0])).body.items.map(
    (item: { waitlist_position: number | null }) => item.waitlist_position,
  );
  expect(positions).toEqual([2, null, null]);
  const { body } = await book(member, dates.slice(0, 2), { waitlist_session_ids: [dates[0]] });
  expect(body.items).toMatchObject([
    { status: 'waitlisted', refused: null, detail: null },
    { status: null, refused: 'class_full', detail: expect.stringMatching(/\.$/) },
  ]);
  expect((await seriesOf(member, dates[0])).body.items[0]).toMatchObject({
    own_status: 'waitlisted',
    waitlist_position: null,
  });
});

test('all or none: one date that is refused leaves the others unbooked, and says which it was', async () => {
  const member = await fixture.createMember();
  const dates = await weeklyDates(3);
  const key = randomUUID();
  const { status, body } = await book(member, dates, { key, all_or_none: true });
  expect(status).toBe(200);
  expect(body.items).toMatchObject([
    { class_session_id: dates[0], booking_id: null, refused: null, detail: null },
    { class_session_id: dates[1], booking_id: null, refused: null, detail: null },
    { class_session_id: dates[2], booking_id: null, refused: 'booking_not_open' },
  ]);
  for (const date of dates)
    expect(await fixture.counters(date)).toEqual({ booked: 0, waitlisted: 0 });
  const possible = dates.slice(0, 2);
  const second = await book(member, possible, { key, all_or_none: true });
  expect(second.body.items).toMatchObject([{ status: 'confirmed' }, { status: 'confirmed' }]);
  expect((await book(member, possible, { key, all_or_none: true })).body).toEqual(second.body);
  for (const date of possible) expect(await fixture.counters(date)).toMatchObject({ booked: 1 });
});

test('all or none counts what the earlier dates use: a plan with one visit left books no two', async () => {
  const member = await fixture.createMember('basic');
  await fixture.deps.db
    .updateTable('memberships')
    .set({ visits_per_month: 1 })
    .where('user_id', '=', member.id)
    .execute();
  const dates = await weeklyDates(2);
  const { body } = await book(member, dates, { all_or_none: true });
  expect(body.items).toMatchObject([
    { booking_id: null, refused: null },
    { booking_id: null, refused: 'monthly_limit_reached' },
  ]);
  expect((await member.get('/bookings?view=upcoming')).body.items).toEqual([]);
});

test('all or none by many members at once: each has all dates or none, and nothing is oversold', async () => {
  const dates = await weeklyDates(2, { 0: { capacity: 3 }, 1: { capacity: 2 } });
  const members = await Promise.all(Array.from({ length: 6 }, () => fixture.createMember()));
  const answers = await Promise.all(
    members.map((member, index) =>
      book(member, index % 2 ? dates : [...dates].reverse(), { all_or_none: true }),
    ),
  );
  const counts = answers.map(
    ({ body }) =>
      body.items.filter((item: { booking_id: string | null }) => item.booking_id !== null).length,
  );
  expect(counts.sort()).toEqual([0, 0, 0, 0, 2, 2]);
  for (const date of dates) expect(await fixture.counters(date)).toMatchObject({ booked: 2 });
});

test('a plan covers the earliest dates first', async () => {
  const member = await fixture.createMember('basic');
  await fixture.deps.db
    .updateTable('memberships')
    .set({ visits_per_month: 1 })
    .where('user_id', '=', member.id)
    .execute();
  const dates = await weeklyDates(2);
  const { body } = await book(member, [...dates].reverse());
  expect(body.items).toMatchObject([
    { class_session_id: dates[0], refused: null },
    { class_session_id: dates[1], refused: 'monthly_limit_reached' },
  ]);
});

test('a series has 26 dates at the most, and needs a key', async () => {
  const member = await fixture.createMember();
  const many = Array.from({ length: 27 }, () => randomUUID());
  expect((await book(member, many)).body.code).toBe('validation_failed');
  const keyless = await member.post('/bookings/series', { class_session_ids: many.slice(0, 1) });
  expect(keyless.body.code).toBe('validation_failed');
  expect((await book(member, many.slice(0, 1))).body.items[0].refused).toBe('not_found');
});
