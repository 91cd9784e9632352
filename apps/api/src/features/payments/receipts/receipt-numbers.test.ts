import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { waitForBlockedStatements } from '../../../../test/database/race-conditions.ts';
import {
  type BookingFixture,
  createBookingFixture,
  NOW,
} from '../../../../test/fixtures/booking-fixture.ts';
import { issueReceipts } from './issue-receipts.ts';

/*
 * Each race runs as the product is, and in a database that forgets the lock: there the numbers are
 * taken from a sequence, which a rollback does not give back.
 */
let fixture: BookingFixture;
let unprotected: BookingFixture;
beforeAll(async () => {
  fixture = await createBookingFixture();
  unprotected = await createBookingFixture();
  await sql`
    CREATE SEQUENCE numbers;
    CREATE FUNCTION take_without_lock() RETURNS trigger LANGUAGE plpgsql
      AS $$ BEGIN NEW.number := nextval('numbers'); RETURN NEW; END $$;
    CREATE TRIGGER unlocked BEFORE INSERT ON receipts
      FOR EACH ROW EXECUTE FUNCTION take_without_lock()`.execute(unprotected.deps.db);
});
afterAll(() => Promise.all([fixture.close(), unprotected.close()]));

async function aPaidPayment({ deps, createMember }: BookingFixture): Promise<string> {
  const member = await createMember(null);
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

async function lastNumber(): Promise<number[]> {
  const rows = await fixture.deps.db
    .selectFrom('receipt_counters')
    .select('last_number')
    .where('kind', '=', 'receipt')
    .execute();
  return rows.map(({ last_number }) => last_number);
}
