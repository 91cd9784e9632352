import { sql } from 'kysely';
import { expect } from 'vitest';
import { aMember } from '../../../test/builders.ts';
import type { TestClient } from '../../../test/client/test-client.ts';
import {
  clientWithNewTokens,
  fixture,
  type TestMember,
  test,
} from '../../../test/fixtures/booking-fixture.ts';

/*
 * A plan, an interval, an amount or a length of a pause that cannot be is refused at its field, with a
 * sentence in the reader's language, and nothing is written.
 */

let member: TestMember;
/** Has paused twice. */
let rested: TestMember;
let staff: TestClient;
let admin: TestClient;
let refunds: string;
test.beforeAll(async () => {
  const { deps } = fixture;
  member = await fixture.createMember('plus');
  rested = await fixture.createMember('plus');
  for (const _ of ['first', 'second']) {
    await rested.post('/membership/pause', { days: 7 });
    await rested.post('/membership/resume');
    fixture.clock.advance(1);
  }
  staff = await clientWithNewTokens(fixture, await aMember(deps, { role: 'ops' }));
  admin = await clientWithNewTokens(fixture, await aMember(deps, { role: 'admin' }));
  const payer = await fixture.createMember(null);
  const { payment_id } = (await payer.post('/membership/checkout', { plan_code: 'plus' })).body;
  await payer.post(`/demo/payments/${payment_id}/settle`, { outcome: 'approve' });
  refunds = `/admin/payments/${payment_id}/refunds`;
});

/** How many rows there are of everything that these requests could write. */
async function countRows() {
  const tables = ['payments', 'refunds', 'memberships', 'membership_pauses', 'membership_quotes'];
  const counts = tables.map((table) => sql`(SELECT count(*) FROM ${sql.table(table)})`);
  const { rows } = await sql<{ counts: string[] }>`
    SELECT ARRAY[${sql.join(counts)}]::text[] AS counts`.execute(fixture.deps.db);
  return rows[0]?.counts;
}

const usd = (amount_minor: number) => ({ amount_minor, currency: 'USD' });
const plan = { plan_code: 'plus', billing_interval: 'month' };
const cash = (more: object) => ({
  user_id: member.id,
  purpose: 'renewal',
  plan_code: 'plus',
  amount: usd(6900),
  method: 'cash',
  received_on: '2026-11-18',
  receipt_number: 'never used',
  ...more,
});
const gift = () => ({ user_id: member.id, last_day: '2026-12-24', reason: 'A gift' });

type Refused = [what: string, field: string, send: (lang: object) => Promise<unknown>];
const as = (client: TestClient, language: object) => client.with({ ...language });
const REFUSED: Refused[] = [
  [
    'buying an unknown plan',
    'plan_code',
    (lang) => as(member, lang).post('/membership/checkout', { ...plan, plan_code: 'gold' }),
  ],
  [
    'buying by the week',
    'billing_interval',
    (lang) => as(member, lang).post('/membership/checkout', { ...plan, billing_interval: 'week' }),
  ],
  [
    'changing to an unknown plan',
    'plan_code',
    (lang) => as(member, lang).post('/membership/quote', { ...plan, plan_code: 'gold' }),
  ],
  [
    'changing to weekly payments',
    'billing_interval',
    (lang) => as(member, lang).post('/membership/quote', { ...plan, billing_interval: 'week' }),
  ],
  [
    'giving an unknown plan',
    'plan_code',
    (lang) => as(admin, lang).post('/admin/memberships', { ...gift(), plan_code: 'gold' }),
  ],
  ...([6, 61, 7.5, -7] as const).map(
    (days): Refused => [
      `a pause of ${days} days`,
      'days',
      (lang) => as(member, lang).post('/membership/pause', { days }),
    ],
  ),
  [
    'a third pause within 365 days',
    'days',
    (lang) => as(rested, lang).post('/membership/pause', { days: 7 }),
  ],
  ...([0, -1, 0.5] as const).map(
    (amount): Refused => [
      `a refund of ${amount}`,
      'amount.amount_minor',
      (lang) => as(staff, lang).post(refunds, { amount: usd(amount), reason: 'Test' }),
    ],
  ),
  [
    'a refund of more than was paid',
    'amount',
    (lang) => as(staff, lang).post(refunds, { amount: usd(6901), reason: 'Test' }),
  ],
  [
    'a refund in another currency',
    'amount',
    (lang) =>
      as(staff, lang).post(refunds, { amount: { ...usd(1), currency: 'EUR' }, reason: 'Test' }),
  ],
  [
    'a refund without a currency',
    'amount.currency',
    (lang) => as(staff, lang).post(refunds, { amount: { amount_minor: 1 }, reason: 'Test' }),
  ],
  ...([0, -6900, 6900.5] as const).map(
    (amount): Refused => [
      `a payment of ${amount} in cash`,
      'amount.amount_minor',
      (lang) => as(staff, lang).post('/admin/payments/manual', cash({ amount: usd(amount) })),
    ],
  ),
  [
    'an unknown plan paid in cash',
    'plan_code',
    (lang) => as(staff, lang).post('/admin/payments/manual', cash({ plan_code: 'gold' })),
  ],
];

test.each(REFUSED)('%s is refused at %s in three languages', async (_, field, send) => {
  const before = await countRows();
  const sentences = new Set<string>();
  for (const language of ['en', 'fr', 'de']) {
    const answer = await send({ 'accept-language': language });
    expect(answer).toMatchObject({ body: { errors: [{ field }] } });
    const { status, body } = answer as Awaited<ReturnType<TestClient['get']>>;
    expect(status).toBeOneOf([400, 409]);
    sentences.add(body.errors[0].detail);
  }
  expect(sentences.size).toBe(3);
  expect(await countRows()).toEqual(before);
});
