import { MINUTE } from '@pulse/domain';
import { expect } from 'vitest';
import { NOW } from '../../../../test/fixtures/booking-fixture.ts';
import { fixture, test } from '../../../../test/fixtures/front-desk-fixture.ts';

const path = '/partner/check-ins/walk-in';
const codeOf = async (userId: string) => {
  const row = await fixture.deps.db
    .selectFrom('users')
    .select(['member_code', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return row;
};
const add = async (session: string, userId: string, more = {}) => {
  const { member_code } = await codeOf(userId);
  // A token is valid for 15 minutes, and these tests move the clock.
  const staff = await fixture.clientFor(fixture.staffUser);
  return staff.post(path, { class_session_id: session, member_code, ...more });
};
const setSession = (id: string, values: { price_minor?: number; capacity?: number }) =>
  fixture.deps.db.updateTable('class_sessions').set(values).where('id', '=', id).execute();

test('a walk-in by plan is booked and checked in at once, audited, and the member is notified', async () => {
  const session = await fixture.createSessionIn(20);
  const member = await fixture.createMember('plus');
  const { email } = await codeOf(member.id);
  const added = await fixture.staff.post(path, { class_session_id: session, email });
  expect(added).toMatchObject({
    status: 201,
    body: {
      awaits_payment: null,
      check_in: { method: 'walk_in', booking: { status: 'completed', paid_by: 'plan' } },
    },
  });
  const { booking } = added.body.check_in;
  expect(await fixture.counters(session)).toEqual({ booked: 1, waitlisted: 0 });
  const audited = await fixture.deps.db
    .selectFrom('audit_log')
    .select(['actor_user_id', 'action', 'after'])
    .where('subject_id', '=', booking.id)
    .execute();
  expect(audited).toEqual([
    {
      actor_user_id: fixture.staffUser.id,
      action: 'add_walk_in',
      after: { identified_by: 'email', paid_by: 'plan' },
    },
  ]);
  await fixture.dispatchEvents();
  const inbox = await member.get('/notifications?limit=50');
  expect(inbox.body).toMatchObject([
    { title: 'You are in: Vinyasa Flow', type: 'booking_confirmation', is_read: false },
  ]);
  const again = await add(session, member.id);
  expect(again).toMatchObject({
    status: 200,
    body: { check_in: { id: added.body.check_in.id, already_checked_in: true } },
  });
});

test('a scanned code adds a walk-in too, and the same scan again gets the same answer', async () => {
  const session = await fixture.createSessionIn(20);
  const member = await fixture.createMember();
  const code = await fixture.digitalIdCodeOf(member.id);
  const request = { class_session_id: session, code };
  const first = await fixture.staff.post(path, request);
  expect(first.status).toBe(201);
  expect((await fixture.staff.post(path, request)).body.check_in.id).toBe(first.body.check_in.id);
});

test('a member in line gets the free place at the desk, from 30 min before until 15 min after', async () => {
  const session = await fixture.createSessionIn(40);
  await setSession(session, { capacity: 2 });
  const members = await Promise.all([1, 2, 3, 4].map(() => fixture.createMember()));
  const [holder, other, first, second] = members;
  const held = await holder?.book(session);
  await other?.book(session);
  for (const member of [first, second]) await member?.book(session, { join_waitlist: true });
  expect((await add(session, second?.id ?? '')).body).toMatchObject({
    code: 'walk_in_too_early',
    details: { waitlisted: 2 },
    detail: expect.stringContaining('(2 on it)'),
  });
  fixture.clock.set(NOW + 15 * MINUTE);
  expect((await add(session, second?.id ?? '')).body.code).toBe('class_full');
  await holder?.post(`/bookings/${held?.body.id}/cancel`, { accept_cost: 'uses_visit' });
  fixture.clock.set(NOW + 54 * MINUTE);
  const added = await add(session, second?.id ?? '');
  expect(added).toMatchObject({ status: 201, body: { check_in: { method: 'walk_in' } } });
  expect(await fixture.counters(session)).toEqual({ booked: 2, waitlisted: 1 });
  fixture.clock.set(NOW + 55 * MINUTE);
  const late = await fixture.createMember();
  expect((await add(session, late.id)).body.code).toBe('walk_in_too_late');
});

test('without a plan the place is held 10 min, paid on the own phone, and free again unpaid', async () => {
  const session = await fixture.createSessionIn(5);
  await setSession(session, { price_minor: 1800, capacity: 1 });
  const member = await fixture.createMember(null);
  const byPlan = await add(session, member.id);
  expect(byPlan).toMatchObject({
    status: 402,
    body: { code: 'membership_required', details: { drop_in_allowed: true } },
  });
  expect(byPlan.body.detail).toContain('can pay for this class alone');
  const held = await add(session, member.id, { pay_drop_in: true });
  const heldUntil = new Date(NOW + 10 * MINUTE).toISOString();
  expect(held).toMatchObject({
    status: 201,
    body: {
      check_in: null,
      awaits_payment: { held_until: heldUntil, amount: { amount_minor: 1800 } },
    },
  });
  expect((await add(session, member.id)).body.awaits_payment).toEqual(held.body.awaits_payment);
  await fixture.dispatchEvents();
  expect((await member.get('/notifications?limit=50')).body).toMatchObject([
    { title: 'Pay to take your place: Vinyasa Flow' },
  ]);
  // The member does not pay: after the 10 min the place goes to the next one at the desk.
  fixture.clock.set(NOW + 10 * MINUTE);
  const next = await fixture.createMember();
  expect((await add(session, next.id)).status).toBe(201);

  const second = await fixture.createSessionIn(8);
  await setSession(second, { price_minor: 1800 });
  const waits = await add(second, member.id, { pay_drop_in: true });
  const bookingId = waits.body.awaits_payment.booking_id;
  const { checkout_url } = (await member.get(`/bookings/${bookingId}`)).body;
  await member.post(`/demo/payments/${checkout_url.split('/').at(-1)}/settle`, {
    outcome: 'approve',
  });
  expect((await add(second, member.id)).body.check_in.booking).toMatchObject({
    id: bookingId,
    status: 'completed',
    paid_by: 'drop_in',
  });
});

test('the rules of booking are kept: a limit, an overlap and an unknown member are refused', async () => {
  const session = await fixture.createSessionIn(20);
  const basic = await fixture.createMember('basic');
  await basic.book(await fixture.createSessionIn(300));
  expect((await add(session, basic.id)).body).toMatchObject({
    code: 'daily_limit_reached',
    subject: { walk_in: expect.any(Array) },
  });
  const busy = await fixture.createMember();
  await busy.book(await fixture.createSessionIn(45));
  expect((await add(session, busy.id)).body.code).toBe('overlapping_booking');
  const unknown = { class_session_id: session, member_code: 'ZZZZZ ZZZZZ' };
  expect((await fixture.staff.post(path, unknown)).body.errors).toMatchObject([
    { field: 'member_code', code: 'member_unknown' },
  ]);
  const nobody = await fixture.staff.post(path, { class_session_id: session });
  expect(nobody.status).toBe(400);
});
