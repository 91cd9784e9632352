import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type BookingFixture,
  createBookingFixture,
  NOW,
} from '../../../test/fixtures/booking-fixture.ts';

let fixture: BookingFixture;
beforeAll(async () => {
  fixture = await createBookingFixture();
});
afterAll(() => fixture.close());

test('a member reads their own last payments, newest first, without open and expired ones', async () => {
  const { db } = fixture.deps;
  const [member, other] = [await fixture.createMember(), await fixture.createMember()];
  const hour = (hours: number) => new Date(NOW - hours * 3_600_000);
  const pay = (status: string, hours: number) =>
    db
      .insertInto('payments')
      .values({
        user_id: member.id,
        provider: 'demo',
        purpose: 'membership',
        plan_code: 'plus',
        billing_interval: 'month',
        title: 'Pulse Plus',
        amount_minor: 6900,
        currency: 'USD',
        status,
        expires_at: hour(hours - 1),
        created_at: hour(hours),
        settled_at: status === 'open' ? null : hour(hours),
      })
      .execute();
  await pay('paid', 720);
  await pay('declined', 2);
  await pay('paid', 1);
  await pay('open', 0);
  await pay('expired', 9);
  const { items } = (await member.get('/membership/payments')).body;
  expect(items.map(({ status }: { status: string }) => status)).toEqual([
    'paid',
    'declined',
    'paid',
  ]);
  expect(items[0]).toMatchObject({
    plan_code: 'plus',
    amount: { amount_minor: 6900, currency: 'USD' },
    at: hour(1).toISOString(),
  });
  expect((await member.get('/membership/payments?limit=1')).body.items).toHaveLength(1);
  expect((await other.get('/membership/payments')).body.items).toEqual([]);
});
