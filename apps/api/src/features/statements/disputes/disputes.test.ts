import { sql } from 'kysely';
import { expect } from 'vitest';
import { runWhileLocked } from '../../../../test/database/race-conditions.ts';
import {
  fixture,
  NOVEMBER_CLOSES,
  OCTOBER_CLOSES,
  type StatementFixture,
  test,
} from '../../../../test/fixtures/statement-fixture.ts';

const LINES = 7;

/** Closed lines of October, missed ones at USD 3.00. */
let lines: string[];
test.beforeAll(async () => {
  for (let day = 1; day <= LINES; day += 1)
    await fixture.visit(`2026-10-0${day}`, { status: 'no_show' });
  await fixture.closeAt(OCTOBER_CLOSES);
  lines = (await fixture.read('2026-10')).body.items.map(({ id }: { id: string }) => id);
});

const disputeOf = (line: string | undefined, reason = 'She was there.') =>
  fixture.partner.post(`/partner/statement-lines/${line}/dispute`, { reason });
const answerTo = (line: string | undefined, answer: object) =>
  fixture.ops.post(`/admin/disputes/${line}/answer`, answer);
const lineOf = async (id: string | undefined, month = '2026-10') =>
  (await fixture.read(month)).body.items.find((line: { id: string }) => line.id === id);

test('a disputed line waits five working days; accepted, the next month pays the right amount', async () => {
  fixture.clock.set('2026-11-06T10:00:00Z');
  const [line] = lines;
  const before = await sql`SELECT b.*, c.id AS check_in FROM bookings b
    LEFT JOIN check_ins c ON c.booking_id = b.id ORDER BY b.id`.execute(fixture.deps.db);
  expect(await disputeOf(line)).toMatchObject({
    ...{ status: 201, body: { answer_due: '2026-11-13T10:00:00.000Z' } },
  });
  expect(await lineOf(line)).toMatchObject({
    ...{ status: 'disputed', disputable: false, amount_minor: 300 },
    dispute: { reason: 'She was there.', accepted: null },
  });
  const [waiting] = (await fixture.ops.get('/admin/disputes')).body.items;
  expect(waiting).toMatchObject({
    ...{ id: line, month: '2026-10', amount_minor: 300, overdue: false, reason: 'She was there.' },
    rates: expect.arrayContaining([{ kind: 'class', first_day: '2026-10-01', amount_minor: 900 }]),
  });
  const tooLittle = await answerTo(line, { accept: true, right_minor: 300, reason: 'Right.' });
  expect(tooLittle.body.errors).toMatchObject([{ field: 'right_minor', code: 'amount_not_more' }]);
  expect((await answerTo(line, { accept: true, reason: 'Right.' })).status).toBe(400);
  const accepted = await answerTo(line, {
    accept: true,
    right_minor: 900,
    reason: 'You are right.',
  });
  expect(accepted.body).toMatchObject({ accepted: true, right_minor: 900 });
  expect((await answerTo(line, { accept: false, reason: 'No.' })).body.code).toBe(
    'dispute_answered',
  );
  expect(await lineOf(line)).toMatchObject({ status: 'accepted', amount_minor: 300 });
  const november = (await fixture.read('2026-11')).body;
  expect(november.items).toMatchObject([
    { type: 'reversal', amount_minor: -300, corrects_month: '2026-10', after_dispute: true },
    { type: 'replacement', amount_minor: 900, corrects_month: '2026-10', after_dispute: true },
  ]);
  expect(november.total_minor).toBe(600);
  // Attendance stays as the venue recorded it, whatever is disputed and answered.
  const after = await sql`SELECT b.*, c.id AS check_in FROM bookings b
    LEFT JOIN check_ins c ON c.booking_id = b.id ORDER BY b.id`.execute(fixture.deps.db);
  expect(after.rows).toEqual(before.rows);
});

test('both sides are notified in the app and by mail', async () => {
  const [, line] = lines;
  await fixture.dispatchEvents();
  fixture.clock.set('2026-11-06T11:00:00Z');
  await disputeOf(line, 'The class was full of witnesses.');
  await fixture.dispatchEvents();
  await answerTo(line, { accept: false, reason: 'Nobody saw her.' });
  await fixture.dispatchEvents();
  const newest = async (reader: StatementFixture['ops']) =>
    (await reader.get('/notifications?limit=1')).body.items?.[0] ??
    (await reader.get('/notifications?limit=1')).body[0];
  expect(await newest(fixture.ops)).toMatchObject({
    message: expect.stringContaining('The class was full of witnesses.'),
    link: '/app/admin/statements',
  });
  expect(await newest(fixture.partner)).toMatchObject({
    message: expect.stringContaining('Nobody saw her.'),
    link: `/app/partner/statement?venue=${fixture.venueId}&month=2026-10`,
  });
  const { rows } = await sql<{ subject: string }>`SELECT DISTINCT subject FROM mails`.execute(
    fixture.deps.db,
  );
  expect(rows.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(['Your dispute is declined', 'Your dispute is accepted']),
  );
  expect(rows.some(({ subject }) => subject.includes('disputes a line'))).toBe(true);
  expect((await newest(fixture.staff))?.link ?? null).toBeNull();
});

test('of two disputes of one line one is made, and answered once', async () => {
  const [, , line] = lines;
  const lockSeriesRow = (tx: Parameters<Parameters<typeof runWhileLocked>[1]>[0]) =>
    sql`SELECT FROM statement_series WHERE venue_id = ${fixture.venueId} FOR UPDATE`.execute(tx);
  const twice = (call: () => ReturnType<typeof disputeOf>) =>
    runWhileLocked(fixture, lockSeriesRow, [call, call]);
  const made = await twice(() => disputeOf(line));
  expect(made.map(({ status, body }) => body.code ?? status).sort()).toEqual([
    201,
    'line_disputed',
  ]);
  const answered = await twice(() => answerTo(line, { accept: false, reason: 'No.' }));
  expect(answered.map(({ status, body }) => body.code ?? status).sort()).toEqual([
    200,
    'dispute_answered',
  ]);
});

test('overdue disputes are on top, answered ones apart', async () => {
  fixture.clock.set('2026-11-10T10:00:00Z');
  await disputeOf(lines[3]);
  fixture.clock.set('2026-11-12T10:00:00Z');
  await disputeOf(lines[4]);
  fixture.clock.set('2026-11-17T10:00:00Z');
  const { items } = (await fixture.ops.get('/admin/disputes')).body;
  expect(items.map(({ id, overdue }: { id: string; overdue: boolean }) => [id, overdue])).toEqual([
    [lines[3], true],
    [lines[4], false],
  ]);
  const first = (await fixture.ops.get('/admin/disputes?limit=1')).body;
  const second = await fixture.ops.get(`/admin/disputes?limit=1&cursor=${first.next_cursor}`);
  expect(second.body.items.map(({ id }: { id: string }) => id)).toEqual([lines[4]]);
  const answered = (await fixture.ops.get('/admin/disputes?state=answered')).body.items;
  expect(answered).toHaveLength(3);
});

test('a line that was corrected since is disputed no more, and its dispute not accepted', async () => {
  const { deps, closeAt } = fixture;
  const [line] = lines.slice(5);
  await disputeOf(line);
  await sql`UPDATE bookings SET status = 'completed' WHERE local_date = '2026-10-06'`.execute(
    deps.db,
  );
  await closeAt(NOVEMBER_CLOSES);
  expect((await fixture.read('2026-11')).body.total_minor).toBe(600 - 300 + 900);
  const late = await answerTo(line, { accept: true, right_minor: 900, reason: 'Right.' });
  expect(late.body.code).toBe('line_corrected');
  expect((await answerTo(line, { accept: false, reason: 'Paid already.' })).status).toBe(200);
  const replaced = (await fixture.read('2026-11')).body.items.find(
    (one: { type: string; after_dispute: boolean }) =>
      one.type === 'replacement' && !one.after_dispute,
  );
  expect(replaced).toMatchObject({ amount_minor: 900, disputable: true });
});

test('after 30 days, with no reason, or of another partner a line is not disputed', async () => {
  const [line] = lines.slice(6);
  const [other, tooLate] = ['2026-12-03T21:59:59Z', '2026-12-03T22:00:00Z'];
  fixture.clock.set(other);
  expect(await lineOf(line)).toMatchObject({ disputable: true });
  expect((await disputeOf(line, ' ')).body.errors).toMatchObject([{ field: 'reason' }]);
  expect((await fixture.staff.post(`/partner/statement-lines/${line}/dispute`)).status).toBe(403);
  fixture.clock.set(tooLate);
  expect(await lineOf(line)).toMatchObject({ disputable: false });
  expect((await disputeOf(line)).body.code).toBe('dispute_too_late');
  const unknown = '00000000-0000-4000-8000-000000000000';
  expect((await disputeOf(unknown)).body.code).toBe('not_found');
  expect((await answerTo(unknown, { accept: false, reason: 'No.' })).body.code).toBe('not_found');
});
