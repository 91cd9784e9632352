import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { waitForBlockedStatements } from '../../../../test/database/race-conditions.ts';
import {
  type BookingFixture,
  createBookingFixture,
  NOW,
} from '../../../../test/fixtures/booking-fixture.ts';
import type { Tx } from '../../../platform/database/transaction.ts';
import { issueCreditNote, issueReceipts } from './issue-receipts.ts';
import { readReceiptNumber, receiptNumber } from './receipt-number.ts';

/*
 * Each race runs as the product is, and in a database that forgets the lock: there the numbers are
 * taken from a sequence, which a rollback does not give back.
 */
let fixture: BookingFixture;
let unprotected: BookingFixture;
beforeAll(async () => {
  fixture = await createBookingFixture();
  unprotected = await createBookingFixture();
  for (const { deps } of [fixture, unprotected])
    await deps.db
      .insertInto('markets')
      .values({ id: 2, name: 'Lyon', receipt_series: 'LYO' })
      .execute();
  await sql`
    CREATE SEQUENCE numbers;
    CREATE FUNCTION take_without_lock() RETURNS trigger LANGUAGE plpgsql
      AS $$ BEGIN NEW.number := nextval('numbers'); RETURN NEW; END $$;
    CREATE TRIGGER unlocked BEFORE INSERT ON receipts
      FOR EACH ROW EXECUTE FUNCTION take_without_lock()`.execute(unprotected.deps.db);
});
afterAll(() => Promise.all([fixture.close(), unprotected.close()]));

/** A payment of a new member who is at home in a market, the first one unless another is given. */
async function aPaidPayment(
  { deps, createMember }: BookingFixture,
  home_market_id = 1,
): Promise<string> {
  const member = await createMember(null);
  await deps.db.updateTable('users').set({ home_market_id }).where('id', '=', member.id).execute();
  const { id } = await deps.db
    .insertInto('payments')
    .values({
      user_id: member.id,
      provider: 'demo',
      purpose: 'membership',
      title: 'Pulse Plus',
      amount_minor: 6900,
      currency: 'USD',
      status: 'paid',
      settled_at: new Date(NOW),
      expires_at: new Date(NOW),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Settles two payments at once, the first of which is rolled back, then a third. */
async function numbersAfterRollback(of: BookingFixture): Promise<number[]> {
  const [lost, second, third] = [
    await aPaidPayment(of),
    await aPaidPayment(of),
    await aPaidPayment(of),
  ];
  const issue = (payment: string, then = async () => {}) =>
    of.deps.db.transaction().execute(async (tx) => {
      await issueReceipts(of.deps, tx, [payment]);
      await then();
    });
  let next = Promise.resolve();
  const rolledBack = issue(lost, async () => {
    next = issue(second);
    await waitForBlockedStatements(of);
    throw new Error('rolled back');
  });
  await expect(rolledBack).rejects.toThrow('rolled back');
  await next;
  await issue(third);
  const rows = await of.deps.db.selectFrom('receipts').select('number').orderBy('number').execute();
  return rows.map(({ number }) => number);
}

test('a settlement that is rolled back leaves no gap while another one waits', async () => {
  expect(await numbersAfterRollback(fixture)).toEqual([1, 2]);
  expect(await numbersAfterRollback(unprotected)).not.toEqual([1, 2]);
});

test('thirty payments settled at once get thirty numbers in a row', async () => {
  const payments: string[] = [];
  for (let count = 0; count < 30; count += 1) payments.push(await aPaidPayment(fixture));
  const [before = 0] = await lastNumber();
  await Promise.all(
    payments.map((id) =>
      fixture.deps.db.transaction().execute((tx) => issueReceipts(fixture.deps, tx, [id])),
    ),
  );
  expect(await lastNumber()).toEqual([before + 30]);
  const rows = await fixture.deps.db
    .selectFrom('receipts')
    .select('number')
    .where('payment_id', 'in', payments)
    .orderBy('number')
    .execute();
  expect(rows.map(({ number }) => number)).toEqual(payments.map((_, index) => before + index + 1));
});

test('a batch of payments gets its numbers at once', async () => {
  const payments = [await aPaidPayment(fixture), await aPaidPayment(fixture)];
  const [before = 0] = await lastNumber();
  await fixture.deps.db.transaction().execute((tx) => issueReceipts(fixture.deps, tx, payments));
  expect(await lastNumber()).toEqual([before + 2]);
});

/** Issues receipts in transactions of their own; returns the printed numbers of all. */
async function issueAtOnce(of: BookingFixture, batches: readonly string[][]): Promise<string[]> {
  const { db } = of.deps;
  await Promise.all(
    batches.map((ids) => db.transaction().execute((tx) => issueReceipts(of.deps, tx, ids))),
  );
  const rows = await db
    .selectFrom('receipts')
    .select(['kind', 'series', 'year', 'number'])
    .where('payment_id', 'in', batches.flat())
    .orderBy('series')
    .orderBy('number')
    .execute();
  return rows.map(receiptNumber);
}

/** The next receipts of two sellers, whose members pay at once, alone and in one settlement. */
async function numbersOfTwoSellers(of: BookingFixture): Promise<string[]> {
  const ofLyon = [await aPaidPayment(of, 2), await aPaidPayment(of, 2), await aPaidPayment(of, 2)];
  const ofFirst = [await aPaidPayment(of), await aPaidPayment(of), await aPaidPayment(of)];
  const [lyon = '', first = ''] = [ofLyon.pop(), ofFirst.pop()];
  return issueAtOnce(of, [[lyon, first], ...[...ofLyon, ...ofFirst].map((id) => [id])]);
}

test('each seller numbers its receipts in a series of its own, without gaps', async () => {
  const [before = 0] = await lastNumber();
  expect(await numbersOfTwoSellers(fixture)).toEqual([
    ...[1, 2, 3].map((n) => `R-2026-${String(before + n).padStart(6, '0')}`),
    'R-LYO-2026-000001',
    'R-LYO-2026-000002',
    'R-LYO-2026-000003',
  ]);
});

test('control: numbers of one sequence are not in a row in a series', async () => {
  const numbers = await numbersOfTwoSellers(unprotected);
  expect(numbers.filter((number) => number.startsWith('R-LYO')).sort()).not.toEqual([
    'R-LYO-2026-000001',
    'R-LYO-2026-000002',
    'R-LYO-2026-000003',
  ]);
});

test('a settlement of one seller does not wait for that of another', async () => {
  const [first, ofLyon] = [await aPaidPayment(fixture), await aPaidPayment(fixture, 2)];
  await fixture.deps.db.transaction().execute(async (tx) => {
    await issueReceipts(fixture.deps, tx, [first]);
    expect(await issueAtOnce(fixture, [[ofLyon]])).toEqual([expect.stringMatching(/^R-LYO-/)]);
  });
});

test('a credit note is of the seller of its receipt, wherever the member is at home since', async () => {
  const { deps } = fixture;
  const paymentId = await aPaidPayment(fixture, 2);
  await issueAtOnce(fixture, [[paymentId]]);
  await sql`UPDATE users SET home_market_id = 1 WHERE id =
    (SELECT user_id FROM payments WHERE id = ${paymentId})`.execute(deps.db);
  const amount = { amount_minor: 100, currency: 'USD' };
  await deps.db
    .transaction()
    .execute((tx) => issueCreditNote(deps, tx, { paymentId, refundId: null, amount }));
  const rows = await deps.db
    .selectFrom('receipts')
    .select(['kind', 'series', 'year', 'number'])
    .where('payment_id', '=', paymentId)
    .orderBy('kind')
    .execute();
  expect(rows.map(receiptNumber)).toEqual(['C-LYO-2026-000001', expect.stringMatching(/^R-LYO-/)]);
});

test('a number is read as it was typed, with its series or without one', () => {
  const number = { kind: 'receipt', year: 2026, number: 42 };
  expect(readReceiptNumber('R-2026-000042')).toEqual({ ...number, series: '' });
  expect(readReceiptNumber(' r-lyo-2026-42')).toEqual({ ...number, series: 'LYO' });
  expect(readReceiptNumber('R-L-2026-42')).toBeNull();
});

/** Takes numbers as a server does that knows one series. */
async function takeAsBefore(tx: Tx, count: number, year = 2026): Promise<number> {
  const { rows } = await sql<{ last_number: number }>`
    INSERT INTO receipt_counters (kind, year, last_number) VALUES ('receipt', ${year}, ${count})
    ON CONFLICT (kind, year)
      DO UPDATE SET last_number = receipt_counters.last_number + ${count}
    RETURNING last_number`.execute(tx);
  return rows[0]?.last_number ?? 0;
}

test('a server of the version before takes its numbers from the same series', async () => {
  const { db } = fixture.deps;
  const [before = 0] = await lastNumber();
  await issueAtOnce(fixture, [[await aPaidPayment(fixture)]]);
  expect(await db.transaction().execute((tx) => takeAsBefore(tx, 2))).toBe(before + 3);
  const payment = await aPaidPayment(fixture);
  const pending = await db.transaction().execute(async (tx) => {
    expect(await takeAsBefore(tx, 1)).toBe(before + 4);
    const numbers = issueAtOnce(fixture, [[payment]]);
    await waitForBlockedStatements(fixture);
    return { numbers };
  });
  expect(await pending.numbers).toEqual([`R-2026-${String(before + 5).padStart(6, '0')}`]);
});

test('two servers of the version before that begin a year at once leave no gap', async () => {
  const { db } = fixture.deps;
  const pending = await db.transaction().execute(async (tx) => {
    expect(await takeAsBefore(tx, 2, 2040)).toBe(2);
    const later = db.transaction().execute((other) => takeAsBefore(other, 3, 2040));
    await waitForBlockedStatements(fixture);
    return { later };
  });
  expect(await pending.later).toBe(5);
});

async function lastNumber(): Promise<number[]> {
  const rows = await fixture.deps.db
    .selectFrom('receipt_series')
    .select('last_number')
    .where('kind', '=', 'receipt')
    .where('series', '=', '')
    .where('year', '=', 2026)
    .execute();
  return rows.map(({ last_number }) => last_number);
}
