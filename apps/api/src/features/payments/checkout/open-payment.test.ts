import { MINUTE } from '@pulse/domain';
import { expect } from 'vitest';
import { waitForBlockedStatements } from '../../../../test/database/race-conditions.ts';
import { NOW, type TestMember } from '../../../../test/fixtures/booking-fixture.ts';
import { fixture, test } from '../../../../test/fixtures/payment-fixture.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { openPayment } from '../index.ts';
import { lockOpeningPages } from './open-page.store.ts';

const checkout = async (member: TestMember, more: object = {}, key?: string) =>
  (
    await member.post(
      '/membership/checkout',
      { plan_code: 'plus', ...more },
      key ? { 'idempotency-key': key } : {},
    )
  ).body;

test('a member who asks for the same again gets the page that is open, and comes back to the last place', async () => {
  const member = await fixture.createMember();
  const first = await checkout(member, {}, 'one click');
  const { page } = await fixture.openPage(member);
  const session = await fixture.createSession();
  expect(await checkout(member, { class_session_id: session }, 'another click')).toEqual(first);
  expect((await fixture.openPage(member)).page).toBe(page);
  const { body } = await member.post(`/payments/${first.payment_id}/check`);
  expect(body.return_path).toContain('/app/subscription-success');
  const year = await checkout(member, { billing_interval: 'year' });
  const stranger = await fixture.createMember();
  const others = [year, await checkout(stranger)].map(({ payment_id }) => payment_id);
  expect(new Set([first.payment_id, ...others]).size).toBe(3);
});

test('a page whose time is nearly over is replaced, and closed at the provider', async () => {
  const member = await fixture.createMember();
  const { payment, page } = await fixture.openPage(member);
  fixture.clock.advance(20 * MINUTE);
  expect((await checkout(member)).payment_id).toBe(payment);
  fixture.clock.advance(1);
  const next = await fixture.openPage(member);
  expect(next.payment).not.toBe(payment);
  await fixture.runJob('payments.expire');
  expect(await fixture.statusOf(payment)).toBe('expired');
  expect(fixture.stripe.sessions.get(page)?.status).toBe('expired');
  expect(fixture.stripe.sessions.get(next.page)?.status).toBe('open');
});

test('the key of a page that has expired opens a new one, once', async () => {
  const member = await fixture.createMember();
  const expired = await checkout(member, {}, 'one intent');
  fixture.clock.advance(31 * MINUTE);
  const next = await checkout(member, {}, 'one intent');
  expect(next.payment_id).not.toBe(expired.payment_id);
  expect(await checkout(member, {}, 'one intent')).toEqual(next);
});

/** Of two taps the second arrives before the first one is committed; returns whether both are led to one page. */
async function leadsToOnePage(lock: typeof lockOpeningPages): Promise<boolean> {
  const { id } = await fixture.createMember();
  const command = {
    user_id: id,
    purpose: 'membership' as const,
    title: 'Plus',
    amount: { amount_minor: 6900, currency: 'USD' },
    plan: { code: 'plus' as const, interval: 'month' as const },
    return_path: '/app/membership',
    expiresAt: NOW + 30 * MINUTE,
  };
  const { db } = fixture.deps;
  // An object, because a promise that is returned as such would be awaited before the commit.
  const { first, second } = await db.transaction().execute(async (tx) => {
    const opened = await openPayment(fixture.deps, tx, command, lock);
    const next = db
      .transaction()
      .execute((other) => openPayment(fixture.deps, other, command, lock));
    await Promise.race([next, waitForBlockedStatements(fixture)]);
    return { first: opened, second: next };
  });
  const ids = [first, await second].map((opened) => (isRefusal(opened) ? null : opened.id));
  return ids[0] === ids[1];
}

test('two taps at the same moment lead to one page; without the lock to two', async () => {
  expect(await leadsToOnePage(lockOpeningPages)).toBe(true);
  expect(await leadsToOnePage(async () => undefined)).toBe(false);
});
