import { MINUTE } from '@pulse/domain';
import { expect } from 'vitest';
import { NOW } from '../../../../test/fixtures/booking-fixture.ts';
import { fixture, test } from '../../../../test/fixtures/payment-fixture.ts';
import {
  differencesOf,
  planOf,
  refundsOf,
  sendCompleted,
} from '../../../../test/fixtures/payment-outcomes.ts';
import { startCheckout } from '../index.ts';

/* A refusal cannot undo money that was taken: what can no longer be had is given back. */

test('two pages paid at once: the first begins the plan, the second is refunded and the member told', async () => {
  const member = await fixture.createMember();
  const pages = [await fixture.openPage(member, 'basic'), await fixture.openPage(member, 'plus')];
  for (const { page } of pages) fixture.stripe.pay(page);
  await Promise.all(pages.map(({ page }) => sendCompleted(fixture, page)));
  const states = await Promise.all(pages.map(({ payment }) => fixture.statusOf(payment)));
  expect(states.toSorted()).toEqual(['paid', 'refunded']);
  const second = pages[states.indexOf('refunded')]?.payment ?? '';
  expect(await refundsOf(fixture, second)).toMatchObject([
    { reason: 'already_member', status: 'pending' },
  ]);
  await fixture.runJob('payments.refund');
  expect(await refundsOf(fixture, second)).toMatchObject([{ status: 'succeeded' }]);
  const givenBack = fixture.stripe
    .taken()
    .find(({ metadata }) => metadata.payment_id === second)?.latest_charge;
  expect(givenBack?.amount_refunded).toBe([3900, 6900][states.indexOf('refunded')]);
  expect((await fixture.dispatchEvents()).failed).toBe(0);
  const titles = (await member.get('/notifications')).body.map(({ title }: { title: string }) =>
    title.replaceAll('\u00a0', ' '),
  );
  expect(titles.filter((title: string) => title.endsWith('is coming back to you'))).toHaveLength(1);
});

test('the page is closed with the hold; a payment that arrives all the same is refunded', async () => {
  const openPage = async () => {
    const member = await fixture.createMember();
    const { body } = await member.book(await fixture.createSession(), { pay_drop_in: true });
    const payment = body.checkout_url.split('/').at(-1);
    expect(body.checkout_url).toBe(`/app/pay/${payment}`);
    await member.post(`/payments/${payment}/checkout`, {});
    return {
      member,
      booking: body.id,
      payment,
      page: [...fixture.stripe.sessions.keys()].at(-1) ?? '',
    };
  };
  const closed = await openPage();
  const slipped = await openPage();
  fixture.clock.advance(15 * MINUTE);
  const page = await startCheckout(fixture.deps, slipped.payment);
  expect(page).toMatchObject({ code: 'payment_expired' });
  const late = await closed.member.post(`/payments/${closed.payment}/checkout`, {});
  expect(late.body.code).toBe('payment_expired');
  await fixture.runJob('bookings.expire-holds');
  fixture.stripe.pay(slipped.page);
  await fixture.runJob('payments.expire');
  expect(fixture.stripe.sessions.get(closed.page)?.status).toBe('expired');
  expect(await fixture.statusOf(closed.payment)).toBe('expired');
  expect(await fixture.statusOf(slipped.payment)).toBe('refunded');
  expect(await refundsOf(fixture, slipped.payment)).toMatchObject([
    { amount_minor: 1800, reason: 'payment_expired' },
  ]);
  expect((await slipped.member.get(`/bookings/${slipped.booking}`)).body.status).toBe('cancelled');
});

test.each([
  ['another amount', { amount: 100 }, { amount_minor: 100, currency: 'USD' }],
  ['another currency', { currency: 'eur' }, { amount_minor: 6900, currency: 'EUR' }],
])(
  '%s than was asked for is kept in the books, refunded, told and listed',
  async (_, paid, money) => {
    const member = await fixture.createMember();
    const { payment, page } = await fixture.openPage(member);
    fixture.stripe.pay(page, paid);
    await sendCompleted(fixture, page);
    expect(await planOf(member)).toBeNull();
    expect(await fixture.statusOf(payment)).toBe('refunded');
    expect(await refundsOf(fixture, payment)).toMatchObject([{ ...money, reason: 'wrong_amount' }]);
    expect(await differencesOf(fixture, payment)).toMatchObject([
      {
        kind: 'wrong_amount',
        expected: { amount_minor: 6900, currency: 'USD' },
        found: money,
      },
    ]);
    await fixture.dispatchEvents();
    expect((await member.get('/notifications')).body).toHaveLength(1);
  },
);

test('money for an account that was deleted meanwhile goes back', async () => {
  const member = await fixture.createMember();
  const { payment, page } = await fixture.openPage(member);
  fixture.stripe.pay(page);
  await fixture.deps.db
    .updateTable('users')
    .set({ deleted_at: new Date(NOW) })
    .where('id', '=', member.id)
    .execute();
  await sendCompleted(fixture, page);
  expect(await refundsOf(fixture, payment)).toMatchObject([{ reason: 'account_deleted' }]);
});
