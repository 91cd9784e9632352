import { expect } from 'vitest';
import { fixture, NOW, test } from '../../../../test/fixtures/booking-fixture.ts';

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

test('the pages together are complete, also where payments began in the same millisecond', async () => {
  const member = await fixture.createMember();
  const rows = Array.from({ length: 7 }, (_, index) => ({
    user_id: member.id,
    provider: 'demo',
    purpose: 'membership',
    title: `Payment ${index}`,
    amount_minor: 100,
    currency: 'USD',
    status: 'paid',
    expires_at: new Date(NOW),
    // Microseconds, which a cursor does not hold.
    created_at: `2026-11-01T10:00:00.00${index < 4 ? '1' : '2'}${index}00Z`,
    settled_at: new Date(NOW),
  }));
  await fixture.deps.db.insertInto('payments').values(rows).execute();
  const seen: string[] = [];
  let cursor = '';
  do {
    const { body } = await member.get(`/membership/payments?limit=2${cursor}`);
    seen.push(...body.items.map(({ title }: { title: string }) => title));
    cursor = body.next_cursor && `&cursor=${body.next_cursor}`;
  } while (cursor);
  expect(seen.toSorted()).toEqual(rows.map(({ title }) => title));
  expect(new Set(seen.slice(0, 3))).toEqual(new Set(['Payment 4', 'Payment 5', 'Payment 6']));
  const refused = await member.get('/membership/payments?cursor=x');
  expect([refused.status, refused.body.errors[0].field]).toEqual([400, 'cursor']);
});
