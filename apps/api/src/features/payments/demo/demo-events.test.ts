import { MINUTE } from '@pulse/domain';
import { expect } from 'vitest';
import { fixture, type TestMember, test } from '../../../../test/fixtures/booking-fixture.ts';
import { collectCharge, requestCharge, setPaymentHook } from '../index.ts';

test.beforeAll(async () => {
  setPaymentHook(fixture.deps, 'renewal', {
    paid: async () => null,
    declined: async () => undefined,
  });
});

async function openPage(member: TestMember): Promise<string> {
  return (await member.post('/membership/checkout', { plan_code: 'plus' })).body.payment_id;
}
const settle = async (member: TestMember, payment: string, choice: object) =>
  (await member.post(`/demo/payments/${payment}/settle`, choice)).body.status;
const statusOf = async (member: TestMember, payment: string) =>
  (await member.get(`/demo/payments/${payment}`)).body.status;
const hasPlan = async (member: TestMember) =>
  (await member.get('/membership')).body.membership !== null;
const settledEvents = async (payment: string) => {
  const rows = await fixture.deps.db
    .selectFrom('outbox')
    .select('id')
    .where('subject', '=', `payment:${payment}`)
    .execute();
  return rows.length;
};

test.each(['at_once', 'twice', 'out_of_order'])(
  'events that arrive %s begin one plan',
  async (delivery) => {
    const member = await fixture.createMember(null);
    const payment = await openPage(member);
    expect(await settle(member, payment, { outcome: 'approve', delivery })).toBe('paid');
    expect([await hasPlan(member), await settledEvents(payment)]).toEqual([true, 1]);
  },
);

test('a late event arrives after 20 seconds, whatever the member does', async () => {
  const member = await fixture.createMember(null);
  const payment = await openPage(member);
  expect(await settle(member, payment, { outcome: 'approve', delivery: 'late' })).toBe('open');
  // The bank has decided; a second answer on the page changes nothing.
  expect(await settle(member, payment, { outcome: 'decline', delivery: 'late' })).toBe('open');
  await fixture.runJob('payments.deliver-demo-events');
  expect(await hasPlan(member)).toBe(false);
  fixture.clock.advance(20_000);
  await fixture.runJob('payments.deliver-demo-events');
  expect([await statusOf(member, payment), await hasPlan(member)]).toEqual(['paid', true]);
});

test('an event that never arrives: coming back settles the payment, and so does its end', async () => {
  const member = await fixture.createMember(null);
  const payment = await openPage(member);
  await settle(member, payment, { outcome: 'approve', delivery: 'never' });
  expect(await statusOf(member, payment)).toBe('open');
  const checked = await member.post(`/payments/${payment}/check`, {});
  expect([checked.body.status, await hasPlan(member)]).toEqual(['paid', true]);
  const absent = await fixture.createMember(null);
  const forgotten = await openPage(absent);
  await settle(absent, forgotten, { outcome: 'approve', delivery: 'never' });
  fixture.clock.advance(31 * MINUTE);
  await fixture.runJob('payments.expire');
  expect([await statusOf(absent, forgotten), await hasPlan(absent)]).toEqual(['paid', true]);
});

test('the bank asks for a confirmation, which the member gives or not', async () => {
  const member = await fixture.createMember(null);
  const payment = await openPage(member);
  expect(await settle(member, payment, { outcome: 'confirm' })).toBe('requires_action');
  expect(await hasPlan(member)).toBe(false);
  expect(await settle(member, payment, { outcome: 'approve' })).toBe('paid');
  const other = await fixture.createMember(null);
  const refused = await openPage(other);
  await settle(other, refused, { outcome: 'confirm' });
  expect(await settle(other, refused, { outcome: 'decline' })).toBe('declined');
});

test.each([
  ['approve', 'paid'],
  ['decline', 'declined'],
  ['confirm', 'requires_action'],
])('a card that is to %s later does so', async (later_charges, outcome) => {
  const member = await fixture.createMember(null);
  await settle(member, await openPage(member), { outcome: 'approve', later_charges });
  const { id: membershipId } = (await member.get('/membership')).body.membership;
  const { id } = await fixture.deps.db.transaction().execute((tx) =>
    requestCharge(fixture.deps, tx, {
      userId: member.id,
      membershipId,
      purpose: 'renewal',
      title: 'Pulse Plus',
      amount: { amount_minor: 6900, currency: 'USD' },
      idempotencyKey: `${member.id} later`,
    }),
  );
  expect(await collectCharge(fixture.deps, id)).toBe(outcome);
});

test.each([
  [{ outcome: 'refund' }, 'outcome'],
  [{ outcome: 'approve', delivery: 'soon' }, 'delivery'],
  [{ outcome: 'approve', later_charges: 'maybe' }, 'later_charges'],
])('%o is refused at its field', async (choice, field) => {
  const member = await fixture.createMember(null);
  const refused = await member.post(`/demo/payments/${await openPage(member)}/settle`, choice);
  expect(refused.body.errors[0].field).toBe(field);
});
