import { expect } from 'vitest';
import { aMember } from '../../../../test/builders.ts';
import type { TestClient } from '../../../../test/client/test-client.ts';
import { clientWithNewTokens, fixture, test } from '../../../../test/fixtures/booking-fixture.ts';

let ops: TestClient;
test.beforeAll(async () => {
  ops = await clientWithNewTokens(fixture, await aMember(fixture.deps, { role: 'admin' }));
  const { db } = fixture.deps;
  const member = await fixture.createMember(null);
  const pay = async (values: object, refunded = 0) => {
    const { id } = await db
      .insertInto('payments')
      .values({
        user_id: member.id,
        provider: 'demo',
        purpose: 'membership',
        plan_code: 'plus',
        title: 'Pulse Plus',
        amount_minor: 6900,
        currency: 'USD',
        status: 'paid',
        refunded_minor: refunded,
        settled_at: '2026-10-15T00:00:00Z',
        expires_at: '2026-10-15T00:00:00Z',
        ...values,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (refunded)
      await db
        .insertInto('refunds')
        .values({
          payment_id: id,
          amount_minor: refunded,
          currency: 'USD',
          reason: 'test',
          created_at: '2026-11-01T00:00:00Z',
        })
        .execute();
    return id;
  };
  await pay({ settled_at: '2026-09-30T23:59:59Z' });
  await pay({ settled_at: '2026-10-01T00:00:00Z' });
  await pay({ status: 'partially_refunded' }, 1900);
  await pay({ status: 'declined' });
  await pay({ plan_code: null, purpose: 'drop_in', amount_minor: 1800 });
  await pay({ amount_minor: 1250, currency: 'JPY' });
  const mistake = await pay({ status: 'refunded', refunded_minor: 6900, provider: 'manual' });
  await pay({ reverses_payment_id: mistake, amount_minor: -6900, provider: 'manual' });
});

const zero = { refunded_minor: 0 };

test('revenue by month, plan and currency: refunds where they were decided, mistakes nowhere', async () => {
  const { items } = (await ops.get('/admin/revenue?from=2026-10&to=2026-11')).body;
  const plus = { plan_code: 'plus', currency: 'USD' };
  expect(items).toMatchObject([
    { month: '2026-10', plan_code: 'plus', currency: 'JPY', received_minor: 1250, ...zero },
    { month: '2026-10', ...plus, payments: 2, received_minor: 13_800, net_minor: 13_800 },
    { month: '2026-10', plan_code: null, currency: 'USD', received_minor: 1800, ...zero },
    { month: '2026-11', ...plus, payments: 0, refunded_minor: 1900, net_minor: -1900 },
  ]);
});

test('the same for a spreadsheet: codes, whole units with a point, no formula', async () => {
  const file = await ops.get('/admin/revenue.csv?from=2026-10&to=2026-11');
  expect(file.headers['content-type']).toContain('text/csv');
  expect(file.headers['content-disposition']).toContain('pulse-revenue.csv');
  expect(String(file.body).split('\r\n')).toEqual([
    'month,plan,currency,payments,received,refunded,net',
    '2026-10,plus,JPY,1,1250,0,1250',
    '2026-10,plus,USD,2,138.00,0.00,138.00',
    '2026-10,drop_in,USD,1,18.00,0.00,18.00',
    '2026-11,plus,USD,0,0.00,19.00,-19.00',
    '',
  ]);
});

test.each([
  'from=2026-11&to=2026-10',
  'from=2024-01&to=2026-01',
  'from=2026-13&to=2026-13',
  'to=x',
])('the months %s are refused', async (query) => {
  for (const path of ['/admin/revenue', '/admin/revenue.csv'])
    expect((await ops.get(`${path}?${query}`)).body.code).toBe('validation_failed');
});
