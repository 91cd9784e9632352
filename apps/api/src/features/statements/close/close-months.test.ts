import { sql } from 'kysely';
import { expect } from 'vitest';
import { waitForBlockedStatements } from '../../../../test/database/race-conditions.ts';
import {
  fixture,
  NOVEMBER_CLOSES,
  OCTOBER_CLOSES,
  RATES,
  test,
} from '../../../../test/fixtures/statement-fixture.ts';
import { answerRateProposal } from '../rates/answer-rate-proposal.ts';
import { findStatementVenue, lockSeries } from '../series.store.ts';
import { closeNextMonths } from './close-months.ts';

const amountsOf = (statement: { items: { amount_minor: number | null }[] }) =>
  statement.items.map(({ amount_minor }) => amount_minor);
const LATE = { status: 'cancelled', late_cancelled: true, cancelled_at: new Date() };

test('a month has a line for each visit; they add up to the total, which closing makes final', async () => {
  const { visit, read, closeAt, clock, deps } = fixture;
  await visit('2026-09-30');
  await visit('2026-10-01');
  await visit('2026-10-02', {}, { tier: 'plus' });
  const late = await visit('2026-10-03', LATE);
  const missed = await visit('2026-10-31', { status: 'no_show' });
  await visit('2026-10-04', { ...LATE, visit_returned_at: new Date() });
  await visit('2026-10-05', { status: 'cancelled', cancelled_at: new Date() });
  await visit('2026-10-06', { status: 'confirmed' });
  await visit('2026-10-07', { paid_by: 'drop_in' });
  const november = await visit('2026-11-01');

  await closeAt('2026-11-03T21:59:59Z');
  const open = (await read('2026-10')).body;
  expect(open).toMatchObject({
    state: 'open',
    closes_at: '2026-11-03T22:00:00.000Z',
    total_minor: 900 + 1500 + 450 + 300 + 900,
    lines: 5,
    lines_without_rate: 0,
    previous: '2026-09',
    next: '2026-11',
  });
  expect(open.items[0]).toMatchObject({
    ...{ date: '2026-10-01', title: 'Vinyasa Flow', initials: 'RH', kind: 'class' },
    ...{ rate_minor: 900, rate_first_day: '2026-10-01', amount_minor: 900 },
    ...{ status: 'open', disputable: false },
  });

  await closeAt(OCTOBER_CLOSES);
  const closed = (await read('2026-10')).body;
  expect(closed).toMatchObject({
    ...{ state: 'closed', closed_at: '2026-11-03T22:00:00.000Z', total_minor: open.total_minor },
    ...{ disputable_until: '2026-12-03T22:00:00.000Z', kinds: open.kinds },
  });
  expect(amountsOf(closed)).toEqual(amountsOf(open));
  expect(closed.items[0]).toMatchObject({ status: 'closed', disputable: true });
  expect((await read('2026-10', '&kind=late')).body.items).toMatchObject([{ amount_minor: 450 }]);

  // An appeal is accepted, and the venue corrects a no-show: lines of November, at October's rates.
  const { db } = deps;
  const change = (id: string, row: object) =>
    db.updateTable('bookings').set(row).where('id', '=', id).execute();
  await change(late, { visit_returned_at: new Date(clock.now()) });
  await change(missed, { status: 'completed' });
  const corrected = (await read('2026-11')).body;
  const shown = corrected.items.map((line: Record<string, unknown>) => [
    line.type,
    line.kind,
    line.amount_minor,
    line.corrects_month,
  ]);
  expect(shown[0]).toEqual(['visit', 'class', 900, null]);
  expect(shown.slice(1)).toEqual(
    expect.arrayContaining([
      ['reversal', 'late', -450, '2026-10'],
      ['reversal', 'missed', -300, '2026-10'],
      ['replacement', 'class', 900, '2026-10'],
    ]),
  );
  expect(corrected).toMatchObject({
    ...{ total_minor: 900 - 450 - 300 + 900, lines: 4 },
    corrections: { lines: 3, amount_minor: 150 },
  });
  expect((await read('2026-10')).body).toEqual(closed);
  await change(november, { status: 'no_show' });
  await closeAt(NOVEMBER_CLOSES);
  const final = (await read('2026-11')).body;
  expect([final.state, final.total_minor]).toEqual(['closed', 300 + 150]);
  expect((await read('2026-12')).body).toMatchObject({ total_minor: 0, lines: 0 });
  expect((await read('2026-10')).body.total_minor).toBe(closed.total_minor);
});

test('the visits of a month are paged without a gap, and a page names its end', async () => {
  const all = (await fixture.read('2026-10')).body.items;
  const paged: unknown[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: { items: unknown[]; next_cursor: string | null } = (
      await fixture.read('2026-10', `&limit=2${cursor && `&cursor=${cursor}`}`)
    ).body;
    paged.push(...page.items);
    cursor = page.next_cursor;
  }
  expect(paged).toEqual(all);
  expect((await fixture.read('2026-10', '&cursor=forged')).body.code).toBe('validation_failed');
  expect((await fixture.read('2026-13')).body.code).toBe('validation_failed');
});

test('visits before the first agreed rate are shown at none, never at 0, and close nothing', async () => {
  const venueId = await fixture.createVenue();
  await fixture.visit('2026-12-05', {}, { venueId });
  const before = (await fixture.read('2026-12', '', venueId)).body;
  expect(before).toMatchObject({
    ...{ state: 'not_agreed', currency: null, total_minor: 0, lines: 1, lines_without_rate: 1 },
    items: [{ amount_minor: null, rate_minor: null, date: '2026-12-05' }],
  });
  await fixture.agree('2026-12-10', { class: 1000 }, venueId);
  await fixture.visit('2026-12-10', {}, { venueId });
  await fixture.visit('2026-12-11', { status: 'no_show' }, { venueId });
  await fixture.closeAt('2027-01-03T22:00:00Z');
  expect((await fixture.read('2026-12', '', venueId)).body).toMatchObject({
    ...{ state: 'closed', currency: 'USD', total_minor: 1000, lines_without_rate: 2 },
    items: [{ amount_minor: null }, { amount_minor: 1000 }, { amount_minor: null }],
  });
});

test('a rate holds from its first day on and changes nothing before it', async () => {
  const venueId = await fixture.createVenue();
  await fixture.agree('2027-01-10', { class: 1000 }, venueId);
  for (const date of ['2027-01-10', '2027-01-14', '2027-01-15'])
    await fixture.visit(date, {}, { venueId });
  fixture.clock.set('2027-01-14T21:59:00Z');
  await fixture.agree('2027-01-15', { class: 1200 }, venueId);
  const { items, rates } = (await fixture.read('2027-01', '', venueId)).body;
  expect(amountsOf({ items })).toEqual([1000, 1000, 1200]);
  expect(rates).toEqual([{ kind: 'class', first_day: '2027-01-15', amount_minor: 1200 }]);
});

test('the database refuses to change a closed month', async () => {
  const { db } = fixture.deps;
  const changes = [
    sql`UPDATE statements SET total_minor = 0`,
    sql`DELETE FROM statements`,
    sql`UPDATE statement_lines SET amount_minor = 0`,
    sql`UPDATE statement_lines SET initials = '', title = ''`,
    sql`DELETE FROM statement_lines`,
    sql`TRUNCATE statement_lines CASCADE`,
    sql`UPDATE visit_rates SET amount_minor = 0`,
    sql`DELETE FROM visit_rates`,
  ];
  for (const change of changes) await expect(change.execute(db)).rejects.toThrow('never changed');
  const late = sql`INSERT INTO statement_lines (statement_id, venue_id, position, type, visit_id,
      date, initials, kind, amount_minor)
    SELECT statement_id, venue_id, 99, 'visit', gen_random_uuid(), date, '', kind, 100
    FROM statement_lines LIMIT 1`;
  await expect(late.execute(db)).rejects.toThrow('the statement is closed');
});

/** A venue whose April is due, with one visit. */
async function dueVenue(first_day = '2027-04-01') {
  const venueId = await fixture.createVenue();
  fixture.clock.set('2027-03-20T10:00:00Z');
  await fixture.agree(first_day, RATES, venueId);
  await fixture.visit('2027-04-10', {}, { venueId });
  fixture.clock.set('2027-05-03T21:00:00Z');
  return venueId;
}

/** Reads the venue and locks nothing, as a faulty version would. */
const withoutLock: typeof lockSeries = (tx, venueId) => findStatementVenue(tx, venueId, null);

/** Closes in two workers, of which the second begins when the first has written and not committed. */
async function closeTwice(lock: typeof lockSeries): Promise<PromiseSettledResult<number>> {
  const { deps } = fixture;
  const venueId = await dueVenue();
  const close = (then = async () => {}) =>
    deps.db.transaction().execute(async (tx) => {
      const closed = await closeNextMonths(deps, tx, venueId, lock);
      await then();
      return closed;
    });
  let second: Promise<PromiseSettledResult<number>[]> = Promise.resolve([]);
  const first = await close(async () => {
    second = Promise.allSettled([close()]);
    await waitForBlockedStatements(fixture);
  });
  expect(first).toBe(1);
  const { rows } = await sql`SELECT FROM statements WHERE venue_id = ${venueId}`.execute(deps.db);
  expect(rows).toHaveLength(1);
  const [result] = await second;
  if (!result) throw new Error('The second worker did not begin');
  return result;
}

test('of two workers one closes the month, and the other finds nothing left', async () => {
  expect(await closeTwice(lockSeries)).toEqual({ status: 'fulfilled', value: 0 });
  // Without the lock only the unique index stops it, with an error.
  expect((await closeTwice(withoutLock)).status).toBe('rejected');
});

/** Accepts rates of April while April is being closed, by a server whose clock is a month behind. */
async function agreeWhileClosing(lock: typeof lockSeries) {
  const { deps, clock, admin, organisationId } = fixture;
  const venueId = await dueVenue();
  clock.set('2027-03-21T10:00:00Z');
  const body = { first_day: '2027-04-05', currency: 'USD', rates: { class: 5000 } };
  const { id } = (await admin.post(`/admin/venues/${venueId}/rate-proposals`, body)).body;
  const behind = { ...deps, clock: { now: () => Date.parse('2027-03-22T10:00:00Z') } };
  clock.set('2027-05-03T21:00:00Z');
  const user = await deps.db
    .selectFrom('users')
    .select(['id'])
    .where('organisation_id', '=', organisationId)
    .where('role', '=', 'partner_admin')
    .executeTakeFirstOrThrow();
  const partner = { ...user, role: 'partner_admin', organisationId } as Parameters<
    typeof answerRateProposal
  >[1];
  let answer: ReturnType<typeof answerRateProposal> | undefined;
  await deps.db.transaction().execute(async (tx) => {
    await closeNextMonths(deps, tx, venueId);
    answer = answerRateProposal(behind, partner, id, { accept: true }, lock);
    if (lock === lockSeries) await waitForBlockedStatements(fixture);
    else await answer;
  });
  return answer;
}

test('rates that are accepted while their month closes are refused, whatever a clock says', async () => {
  expect(await agreeWhileClosing(lockSeries)).toMatchObject({ code: 'rates_lapsed' });
  expect(await agreeWhileClosing(withoutLock)).toMatchObject({ status: 'accepted' });
});

test('a correction at the instant of closing is in that month or in the next, never lost', async () => {
  const { deps, read } = fixture;
  const { db } = deps;
  const venueId = await dueVenue();
  const missed = await fixture.visit('2027-04-30', { status: 'no_show' }, { venueId });
  const check = (status: string) =>
    db.updateTable('bookings').set({ status }).where('id', '=', missed).execute();
  await db.transaction().execute(async (tx) => {
    await closeNextMonths(deps, tx, venueId);
    // The venue checks the member in while the month is written and not yet committed.
    await check('completed');
  });
  expect((await read('2027-04', '', venueId)).body.total_minor).toBe(900 + 300);
  expect(amountsOf((await read('2027-05', '', venueId)).body)).toEqual([-300, 900]);
  // Taken back again before the next closing: nothing is left to correct.
  await check('no_show');
  expect((await read('2027-05', '', venueId)).body).toMatchObject({ lines: 0, total_minor: 0 });
});

test('a deleted account leaves its line without the initials', async () => {
  const venueId = await dueVenue();
  const { db, personalData } = fixture.deps;
  await fixture.runJob('statements.close');
  const [line] = (await fixture.read('2027-04', '', venueId)).body.items;
  expect(line).toMatchObject({ initials: 'RH', amount_minor: 900 });
  const { user_id } = await db
    .selectFrom('bookings')
    .select('user_id')
    .where('venue_id', '=', venueId)
    .executeTakeFirstOrThrow();
  await db.transaction().execute((tx) => personalData.erase(tx, user_id));
  const [erased] = (await fixture.read('2027-04', '', venueId)).body.items;
  expect(erased).toEqual({ ...line, initials: '' });
});
