import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseBefore, type EarlierDatabase } from './database-before-migration.ts';

let database: EarlierDatabase;
beforeAll(async () => {
  database = await databaseBefore('20261122-1430-issue-credit-notes-of-reversals.sql');
});
afterAll(() => database.close());

/** A payment in cash with its receipt; reversed at an instant, with its credit note or without. */
async function pay(number: number, reversedAt: string | null, note: number | null = null) {
  const { client } = database;
  const { rows } = await client.query(
    `INSERT INTO payments (user_id, provider, purpose, amount_minor, currency, status, plan_code,
      billing_interval, title, settled_at, expires_at, return_path, receipt_number)
    SELECT id, 'manual', 'membership', 6900, 'USD', $1, 'plus', 'month', 'Pulse Plus', now(), now(),
      '/', $2 FROM users RETURNING id`,
    [reversedAt ? 'refunded' : 'paid', `book ${number}`],
  );
  const payment: string = rows[0].id;
  if (reversedAt)
    await client.query(
      `INSERT INTO payments (user_id, provider, purpose, amount_minor, currency, status, settled_at,
        expires_at, return_path, reverses_payment_id)
      SELECT user_id, 'manual', purpose, -6900, 'USD', 'paid', $2, now(), '/', id
      FROM payments WHERE id = $1`,
      [payment, reversedAt],
    );
  for (const [kind, of] of [
    ['receipt', number],
    ['credit_note', note],
  ])
    if (of !== null)
      await client.query(
        `INSERT INTO receipts (kind, year, number, payment_id, amount_minor, currency, title,
          buyer_name, seller_name, seller_address, tax_line, issued_at)
        VALUES ($1, extract(year FROM now() AT TIME ZONE 'UTC'), $2, $3, 6900, 'USD', 'Pulse Plus',
          'Rima One', 'Pulse SAL', 'Beirut', 'VAT 11 %', now())`,
        [kind, of, payment],
      );
  return payment;
}

const notes = async () =>
  (
    await database.client.query(`
      SELECT r.number, r.payment_id, r.amount_minor::integer, r.buyer_name, r.seller_name,
        r.year = c.year AND r.issued_at = max(r.issued_at) OVER () AS today, c.last_number
      FROM receipts r JOIN receipt_counters c ON c.kind = r.kind AND c.year = r.year
      WHERE r.kind = 'credit_note' ORDER BY r.number`)
  ).rows;

test('reversals without a credit note get one, in their order, and once', async () => {
  const { client } = database;
  await client.query(`
    INSERT INTO users (email, full_name, password_hash, language, time_zone, member_code,
      digital_id_secret, calendar_token)
    VALUES ('one@pulse.test', 'Rima One', 'x', 'en', 'UTC', 'ONE', '\\x00', 'one')`);
  await client.query(`INSERT INTO receipt_counters (kind, year, last_number)
    VALUES ('credit_note', extract(year FROM now() AT TIME ZONE 'UTC'), 4)`);
  const later = await pay(1, '2026-05-02T00:00Z');
  const earlier = await pay(2, '2026-05-01T00:00Z');
  const noted = await pay(3, '2026-06-01T00:00Z', 4);
  await pay(4, null);
  await database.migrate();
  const note = { amount_minor: 6900, buyer_name: 'Rima One', seller_name: 'Pulse SAL' };
  const expected = [
    { ...note, number: 4, payment_id: noted, today: false, last_number: 6 },
    { ...note, number: 5, payment_id: earlier, today: true, last_number: 6 },
    { ...note, number: 6, payment_id: later, today: true, last_number: 6 },
  ];
  expect(await notes()).toEqual(expected);
  await database.migrate();
  expect(await notes()).toEqual(expected);
});
