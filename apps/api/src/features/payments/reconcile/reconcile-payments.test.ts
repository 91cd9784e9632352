import { DAY, HOUR } from '@pulse/domain';
import { expect } from 'vitest';
import { aMember } from '../../../../test/builders.ts';
import { clientWithNewTokens } from '../../../../test/fixtures/booking-fixture.ts';
import { fixture, test } from '../../../../test/fixtures/payment-fixture.ts';

async function differences(query = '') {
  const ops = await clientWithNewTokens(fixture, await aMember(fixture.deps, { role: 'ops' }));
  return (await ops.get(`/admin/payment-differences${query}`)).body;
}

test('what Stripe has settled is settled, and what still differs is listed once', async () => {
  const { stripe } = fixture;
  const paid = async (plan = 'plus') => {
    const member = await fixture.createMember();
    const { payment, page } = await fixture.openPage(member, plan);
    return { member, payment, intent: stripe.pay(page) };
  };
  const unheard = await paid();
  const same = await paid();
  const refunded = await paid();
  const lost = await paid();
  for (const { member, payment } of [same, refunded, lost])
    await member.post(`/payments/${payment}/check`, {});
  stripe.giveBack(refunded.intent.id, 900);
  stripe.intents.delete(lost.intent.id);
  const foreign = await paid();
  foreign.intent.metadata = {};
  const { clock } = fixture;
  clock.advance(2 * HOUR);
  await fixture.runJob('payments.reconcile');
  expect(await fixture.statusOf(unheard.payment)).toBe('paid');
  expect(await fixture.statusOf(same.payment)).toBe('paid');
  expect(await fixture.statusOf(refunded.payment)).toBe('partially_refunded');
  const { items } = await differences();
  const listed = items
    .map(({ kind, reference }: { kind: string; reference: string }) => [kind, reference])
    .toSorted();
  expect(listed).toEqual([
    ['missing_there', lost.intent.id],
    ['unknown_here', foreign.intent.id],
  ]);
  clock.advance(DAY);
  await fixture.runJob('payments.reconcile');
  expect((await differences()).items).toHaveLength(2);
  const first = await differences('?limit=1');
  const second = await differences(`?limit=1&cursor=${first.next_cursor}`);
  expect([...first.items, ...second.items]).toEqual((await differences()).items);
});

test('every page of a long list is compared', async () => {
  const { stripe } = fixture;
  const before = (await differences('?limit=100')).items.length;
  for (let index = 0; index < 150; index += 1) {
    const { page } = { page: [...stripe.sessions.keys()].at(-1) ?? '' };
    stripe.pay(page).metadata = {};
  }
  await fixture.runJob('payments.reconcile');
  const first = await differences('?limit=100');
  const rest = await differences(`?limit=100&cursor=${first.next_cursor}`);
  expect(first.items.length + rest.items.length - before).toBe(150);
});
