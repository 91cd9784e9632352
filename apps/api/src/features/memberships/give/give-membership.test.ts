import { expect } from 'vitest';
import { aMember } from '../../../../test/builders.ts';
import type { TestClient } from '../../../../test/client/test-client.ts';
import { runConcurrently, sortedOutcomes } from '../../../../test/database/race-conditions.ts';
import {
  clientWithNewTokens,
  fixture,
  type TestMember,
  test,
} from '../../../../test/fixtures/booking-fixture.ts';

let admin: TestClient & { id: string };
test.beforeAll(async () => {
  const user = await aMember(fixture.deps, { role: 'admin' });
  admin = { ...(await clientWithNewTokens(fixture, user)), id: user.id };
});

const LAST_DAY = '2026-12-31';
const give = (user_id: string, changes: object = {}) =>
  admin.post('/admin/memberships', {
    user_id,
    plan_code: 'plus',
    last_day: LAST_DAY,
    reason: 'Won the raffle of the opening',
    ...changes,
  });
const membershipOf = async (member: TestMember) =>
  (await member.get('/membership')).body.membership;

test('a given plan costs nothing, is for the member as any other, and ends by itself', async () => {
  const member = await fixture.createMember(null);
  const given = await give(member.id);
  expect(given).toMatchObject({
    status: 201,
    body: { id: member.id, membership: { plan_code: 'plus', given_until: LAST_DAY } },
  });
  expect(await membershipOf(member)).toMatchObject({
    plan: { code: 'plus', visits_per_month: 16 },
    price: { amount_minor: 0 },
    status: 'active',
    given_until: LAST_DAY,
    renewal: null,
    // The end of that day in Beirut.
    period_ends_at: '2026-12-31T22:00:00.000Z',
  });
  expect((await member.book(await fixture.createSession(24))).status).toBe(201);
  fixture.clock.set('2026-12-31T22:00:00Z');
  await fixture.runJob('memberships.renew');
  expect(await membershipOf(member)).toBeNull();
  expect((await member.get('/membership/payments')).body.items).toEqual([]);
});

test('the member is notified in the app and by mail, in their language', async () => {
  const user = await aMember(fixture.deps, { language: 'de' });
  const member = await clientWithNewTokens(fixture, user);
  await give(user.id);
  await fixture.dispatchEvents();
  const title = 'Plus gehört dir bis 31. Dezember 2026';
  expect((await member.get('/notifications')).body).toMatchObject([
    { type: 'system_update', title, message: expect.stringContaining('von selbst') },
  ]);
  const mails = await fixture.deps.db
    .selectFrom('mails')
    .select('subject')
    .where('recipient', '=', user.email)
    .execute();
  expect(mails).toEqual([{ subject: title }]);
});

test('who gave what, until when and why is in the audit log', async () => {
  const member = await fixture.createMember(null);
  await give(member.id);
  await give(member.id, { plan_code: 'unlimited', last_day: '2027-01-31' });
  const entries = await fixture.deps.db
    .selectFrom('audit_log')
    .select(['actor_user_id', 'before', 'after'])
    .where('action', '=', 'give_membership')
    .where('subject_id', '=', (await membershipOf(member)).id)
    .orderBy('id')
    .execute();
  expect(entries).toMatchObject([
    {
      actor_user_id: admin.id,
      before: null,
      after: { plan: 'plus', last_day: LAST_DAY, reason: 'Won the raffle of the opening' },
    },
    {
      before: { plan: 'plus', last_day: LAST_DAY },
      after: { plan: 'unlimited', last_day: '2027-01-31' },
    },
  ]);
});

test.each([
  ['a day that is over', { last_day: '2026-11-17' }, 'last_day', 'date_in_past'],
  ['a day too far', { last_day: '2028-01-01' }, 'last_day', 'date_too_far'],
  ['no such day', { last_day: '2026-02-30' }, 'last_day', 'date_invalid'],
  ['an unknown plan', { plan_code: 'gold' }, 'plan_code', 'invalid_value'],
  ['no reason', { reason: ' ' }, 'reason', 'string_too_small'],
  ['nobody', { user_id: crypto.randomUUID() }, 'user_id', 'member_unknown'],
])('%s is refused at its field', async (_, changes, field, code) => {
  const member = await fixture.createMember(null);
  const refused = await give(member.id, changes);
  expect(refused).toMatchObject({ status: 400, body: { errors: [{ field, code }] } });
  expect(await membershipOf(member)).toBeNull();
});

test('refused are the own account, and a member who pays, also paused or cancelled', async () => {
  const own = await give(admin.id);
  expect(own.body.errors).toMatchObject([{ field: 'user_id', code: 'own_account' }]);
  const member = await fixture.createMember('basic');
  for (const step of ['pause', 'cancel']) {
    await member.post(`/membership/${step}`, step === 'pause' ? { days: 7 } : undefined);
    const refused = await give(member.id);
    expect(refused.body.errors).toMatchObject([{ field: 'user_id', code: 'member_pays' }]);
  }
  expect((await membershipOf(member)).given_until).toBeNull();
});

test('a given membership is prolonged, not shortened', async () => {
  const member = await fixture.createMember(null);
  await give(member.id);
  const shorter = await give(member.id, { last_day: '2026-12-30' });
  expect(shorter.body.errors).toMatchObject([{ field: 'last_day', code: 'given_until_later' }]);
  expect((await give(member.id, { last_day: '2027-01-01' })).status).toBe(201);
  expect((await membershipOf(member)).given_until).toBe('2027-01-01');
});

test('a given membership cannot be made to go on, changed or paused', async () => {
  const member = await fixture.createMember(null);
  await give(member.id);
  const calls = [
    ['take-back', undefined],
    ['quote', { plan_code: 'unlimited', billing_interval: 'month' }],
    ['pause', { days: 7 }],
  ] as const;
  for (const [path, body] of calls)
    expect((await member.post(`/membership/${path}`, body)).body.code).toBe('membership_given');
  await member.post('/membership/cancel');
  expect(await membershipOf(member)).toMatchObject({ given_until: LAST_DAY });
});

test('a plan that is bought begins at once in place of the given one, and bookings stay', async () => {
  const member = await fixture.createMember(null);
  await give(member.id);
  const { body } = await member.book(await fixture.createSession(48));
  const pay = async (plan_code: string) => {
    const opened = (await member.post('/membership/checkout', { plan_code })).body;
    return `/demo/payments/${opened.payment_id}/settle`;
  };
  const [first, second] = [await pay('unlimited'), await pay('basic')];
  expect(await membershipOf(member)).toMatchObject({ given_until: LAST_DAY });
  const paid = await member.post(first, { outcome: 'approve' });
  expect(paid.body).toMatchObject({ status: 'paid', return_path: '/app/membership' });
  expect(await membershipOf(member)).toMatchObject({
    plan: { code: 'unlimited' },
    given_until: null,
    cancel_at_period_end: false,
    period_ends_at: '2026-12-18T10:00:00.000Z',
    allowance: { today: { booked: 0 }, month: { booked: 1 } },
  });
  expect((await member.get(`/bookings/${body.id}`)).body.status).toBe('confirmed');
  // What was bought is not replaced in its turn.
  expect((await member.post(second, { outcome: 'approve' })).body.status).toBe('refunded');
  expect((await member.post('/membership/checkout', { plan_code: 'plus' })).body.code).toBe(
    'already_member',
  );
  await fixture.runJob('memberships.renew');
  expect((await membershipOf(member)).plan.code).toBe('unlimited');
});

test('a plan that is given while the card page is open is not replaced: the payment goes back', async () => {
  const member = await fixture.createMember(null);
  const { payment_id } = (await member.post('/membership/checkout', { plan_code: 'basic' })).body;
  await give(member.id);
  const paid = await member.post(`/demo/payments/${payment_id}/settle`, { outcome: 'approve' });
  expect(paid.body.status).toBe('refunded');
  expect(await membershipOf(member)).toMatchObject({ given_until: LAST_DAY });
});

test('of a plan that is paid for and one that is given at the same moment, one stands', async () => {
  const member = await fixture.createMember(null);
  const { payment_id } = (await member.post('/membership/checkout', { plan_code: 'basic' })).body;
  const settle = { outcome: 'approve' };
  await Promise.all([give(member.id), member.post(`/demo/payments/${payment_id}/settle`, settle)]);
  await fixture.runJob('payments.refund');
  const { plan } = await membershipOf(member);
  const [payment] = (await member.get('/membership/payments')).body.items;
  expect([plan.code, payment.status]).toEqual(
    plan.code === 'plus' ? ['plus', 'refunded'] : ['basic', 'paid'],
  );
});

test('given twice at the same moment it is one membership', async () => {
  const member = await fixture.createMember(null);
  const responses = await runConcurrently(4, () => give(member.id));
  expect(new Set(sortedOutcomes(responses)).has(201)).toBe(true);
  const rows = await fixture.deps.db
    .selectFrom('memberships')
    .select('id')
    .where('user_id', '=', member.id)
    .execute();
  expect(rows).toHaveLength(1);
});

test('a person is found by their exact email, in any letters, with their membership', async () => {
  const user = await aMember(fixture.deps, { email: 'Nour.Found@example.test' });
  const find = async (email: string) =>
    (await admin.post('/admin/memberships/search', { email })).body;
  expect(await find('nour.found@EXAMPLE.test')).toMatchObject({
    member: { id: user.id, full_name: user.fullName, membership: null },
  });
  await give(user.id);
  expect((await find('nour.found@example.test')).member.membership).toMatchObject({
    plan_code: 'plus',
    given_until: LAST_DAY,
    status: 'active',
  });
  expect(await find('nour@example.test')).toEqual({ member: null });
  expect((await admin.post('/admin/memberships/search', { email: 'nour' })).body.errors).toEqual([
    expect.objectContaining({ field: 'email', code: 'email_invalid' }),
  ]);
});
