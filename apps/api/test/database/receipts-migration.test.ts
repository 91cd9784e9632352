import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseBefore, type EarlierDatabase } from './database-before-migration.ts';

let database: EarlierDatabase;
beforeAll(async () => {
  database = await databaseBefore('20261122-1340-issue-receipts.sql');
});
afterAll(() => database.close());

test('what was paid and refunded before has receipts without gaps, in the order of time, by years', async () => {
  const { client } = database;
  await client.query(`
    INSERT INTO users (email, full_name, password_hash, language, time_zone, member_code,
      digital_id_secret, calendar_token)
    VALUES ('one@pulse.test', 'Rima One', 'x', 'en', 'UTC', 'ONE', '\\x00', 'one'),
      ('two@pulse.test', '', 'x', 'en', 'UTC', 'TWO', '\\x00', 'two')`);
  const pay = (who: string, status: string, settled: string | null, more: object = {}) => {
    const row = {
      amount_minor: 6900,
      currency: 'USD',
      title: 'Pulse Plus',
      plan_code: 'plus',
      billing_interval: 'month',
      received_minor: null,
      received_currency: null,
      refunded_minor: 0,
      reverses_payment_id: null,
      ...more,
    };
    return client
      .query(
        `INSERT INTO payments (user_id, provider, purpose, status, settled_at, expires_at,
          return_path, ${Object.keys(row).join(', ')})
        SELECT id, 'demo', 'membership', $2, $3, now(), '/', ${Object.keys(row)
          .map((_, index) => `$${index + 4}`)
          .join(', ')}
        FROM users WHERE member_code = $1 RETURNING id`,
        [who, status, settled, ...Object.values(row)],
      )
      .then(({ rows }) => rows[0].id as string);
  };
  const last = await pay('ONE', 'paid', '2026-06-02T00:00Z', { title: '' });
  const newYear = await pay('TWO', 'paid', '2025-12-31T23:59:59Z');
  const first = await pay('ONE', 'refunded', '2026-01-01T00:00Z', { refunded_minor: 6900 });
  const other = await pay('TWO', 'paid', '2026-03-01T00:00Z', {
    received_minor: 100,
    received_currency: 'EUR',
  });
  await pay('ONE', 'declined', '2026-02-01T00:00Z');
  await pay('ONE', 'open', null);
  await pay('ONE', 'paid', '2026-02-02T00:00Z', { amount_minor: -6900, reverses_payment_id: last });
  await client.query(
    `INSERT INTO refunds (payment_id, amount_minor, currency, reason, status, settled_at)
    VALUES ($1, 1900, 'USD', 'test', 'succeeded', '2026-02-03T00:00Z'),
      ($1, 5000, 'USD', 'test', 'succeeded', '2026-02-02T00:00Z'),
      ($1, 1, 'USD', 'test', 'pending', NULL)`,
    [first],
  );
  await database.migrate();
  const { rows } = await client.query(`
    SELECT kind, year, number, payment_id, amount_minor::integer, currency, title, buyer_name
    FROM receipts ORDER BY kind DESC, year, number`);
  const receipt = { kind: 'receipt', year: 2026, title: 'Pulse Plus', buyer_name: 'Rima One' };
  const usd = { amount_minor: 6900, currency: 'USD' };
  const note = { ...receipt, kind: 'credit_note', payment_id: first, currency: 'USD' };
  expect(rows).toEqual([
    { ...receipt, ...usd, year: 2025, number: 1, payment_id: newYear, buyer_name: null },
    { ...receipt, ...usd, number: 1, payment_id: first },
    {
      ...receipt,
      number: 2,
      payment_id: other,
      amount_minor: 100,
      currency: 'EUR',
      buyer_name: null,
    },
    { ...receipt, ...usd, number: 3, payment_id: last },
    { ...note, number: 1, amount_minor: 5000 },
    { ...note, number: 2, amount_minor: 1900 },
  ]);
  // The next number of each year continues the row.
  const counters = await client.query(
    'SELECT kind, year, last_number FROM receipt_counters ORDER BY kind, year',
  );
  expect(counters.rows).toEqual([
    { kind: 'credit_note', year: 2026, last_number: 2 },
    { kind: 'receipt', year: 2025, last_number: 1 },
    { kind: 'receipt', year: 2026, last_number: 3 },
  ]);
});
