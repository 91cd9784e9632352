import { randomUUID } from 'node:crypto';
import { HOUR, MINUTE } from '@pulse/domain';
import { expect } from 'vitest';
import { aClassSession, aMember, TEST_PASSWORD } from '../../../../test/builders.ts';
import { runWhileLocked } from '../../../../test/database/race-conditions.ts';
import { clientWithNewTokens, NOW } from '../../../../test/fixtures/booking-fixture.ts';
import { test as base, fixture } from '../../../../test/fixtures/front-desk-fixture.ts';
import type { Tx } from '../../../platform/database/transaction.ts';
import { findBooking, lockBooking } from '../../bookings/index.ts';
import { recordGuestPayment } from './record-guest-payment.ts';

const test = base.extend(
  'overrides',
  { scope: 'file' },
  { booking_policy: { guests_per_booking: 2 } },
);

const price = { price_minor: 1200, currency: 'USD' };

/** A guest of a member with a place in a class that begins in so many minutes. */
async function aGuest(overrides: object = price, minutes = 20) {
  const session = await aClassSession(fixture.deps.db, {
    venue_id: fixture.venueId,
    starts_at: new Date(NOW + minutes * MINUTE).toISOString(),
    ...overrides,
  });
  const host = await fixture.createBookedMember(session);
  const id = randomUUID();
  await host.put(`/bookings/${host.bookingId}/guests/${id}`, { name: 'Mona Saad' });
  return { id, session, bookingId: host.bookingId, host };
}
const pay = (guest: { id: string }, method = 'cash', client = fixture.staff) =>
  client.put(`/partner/guests/${guest.id}/payment`, { method });
const takeBack = (payment: { id: string }, reason = 'It was by card') =>
  fixture.staff.post(`/partner/guest-payments/${payment.id}/reverse`, { reason });
const takings = async (date = '') =>
  (await fixture.staff.get(`/partner/venues/${fixture.venueId}/takings${date}`)).body;
const totalOf = async () =>
  (await takings()).sums.find(({ currency }: { currency: string }) => currency === 'USD')
    ?.total_minor ?? 0;
const rowsOf = ({ id }: { id: string }) =>
  fixture.deps.db
    .selectFrom('guest_payments')
    .select(['method', 'amount_minor', 'currency', 'staff_user_id', 'reason', 'reverses_id'])
    .where('guest_id', '=', id)
    .orderBy('number')
    .execute();

test('a payment has a receipt: its number, amount, method, who and when, on the roster too', async () => {
  const guest = await aGuest();
  const paid = await pay(guest, 'card');
  expect(paid).toMatchObject({
    status: 201,
    body: {
      method: 'card',
      amount: { amount_minor: 1200, currency: 'USD' },
      recorded_at: new Date(NOW).toISOString(),
      already_recorded: false,
    },
  });
  expect(paid.body.staff_name).not.toBe('');
  const roster = await fixture.staff.get(`/partner/class-sessions/${guest.session}/roster`);
  const { already_recorded: _, ...receipt } = paid.body;
  expect(roster.body.items[0].guests[0].payment).toEqual(receipt);
  const { receipts } = await takings();
  expect(receipts[0]).toMatchObject({ ...receipt, guest_name: 'Mona Saad', takes_back: null });
  const next = await pay(await aGuest());
  expect(next.body.number).toBe(paid.body.number + 1);
});

test('a repeated payment, by the other method too, is answered with the first receipt', async () => {
  const guest = await aGuest();
  const first = await pay(guest);
  const again = await pay(guest, 'card');
  expect(again.status).toBe(200);
  expect(again.body).toEqual({ ...first.body, already_recorded: true });
  expect(await rowsOf(guest)).toHaveLength(1);
});

test('a mistake is taken back by a receipt of its own, and the guest can pay by the other method', async () => {
  const before = await totalOf();
  const guest = await aGuest();
  const { body } = await pay(guest);
  expect(await totalOf()).toBe(before + 1200);
  expect((await takeBack(body)).status).toBe(204);
  expect(await totalOf()).toBe(before);
  expect((await takeBack(body)).body.code).toBe('already_reversed');
  expect((await pay(guest, 'card')).status).toBe(201);
  const [mistake, taken, right] = await rowsOf(guest);
  expect(mistake).toMatchObject({ method: 'cash', reverses_id: null });
  expect(taken).toMatchObject({ reverses_id: body.id, reason: 'It was by card' });
  expect(right).toMatchObject({ method: 'card', reverses_id: null });
  const [, back] = (await takings()).receipts;
  expect(back).toMatchObject({ takes_back: body.number, reason: 'It was by card' });
});

test('a payment can be taken back for 48 hours, and counts on the day of the venue it was made', async () => {
  const { body } = await pay(await aGuest());
  const { date } = await takings();
  fixture.clock.set(NOW + 49 * HOUR);
  const staff = await clientWithNewTokens(fixture, fixture.staffUser);
  const late = await staff.post(`/partner/guest-payments/${body.id}/reverse`, { reason: 'Late' });
  const today = await staff.get(`/partner/venues/${fixture.venueId}/takings`);
  const then = await staff.get(`/partner/venues/${fixture.venueId}/takings?date=${date}`);
  fixture.clock.set(NOW);
  expect(late.body.code).toBe('correction_too_late');
  expect(today.body).toMatchObject({ sums: [], receipts: [] });
  expect(then.body.sums[0].cash_minor).toBeGreaterThan(0);
});

test('nobody pays for a class without a price, a place that is gone, or before check-in opens', async () => {
  expect((await pay(await aGuest({ price_minor: null }))).body.code).toBe('nothing_to_pay');
  expect((await pay(await aGuest(price, 120))).body.code).toBe('check_in_too_early');
  const gone = await aGuest();
  await gone.host.post(`/bookings/${gone.bookingId}/guests/${gone.id}/cancel`);
  expect((await pay(gone)).body.code).toBe('not_checkable');
});

test('the money is on no statement of the venue, and no payment of Pulse', async () => {
  const guest = await aGuest();
  const payments = () => fixture.deps.db.selectFrom('payments').selectAll().execute();
  const before = await payments();
  await pay(guest);
  expect(await payments()).toEqual(before);
});

test('two desks that take the money at once write one receipt, and both are answered with it', async () => {
  const colleague = await aMember(fixture.deps, {
    role: 'partner_staff',
    organisationId: fixture.organisationId,
  });
  const desks = [fixture.staff, await fixture.clientFor(colleague)];
  const guest = await aGuest();
  const answers = await runWhileLocked(
    fixture,
    (tx) => lockBooking(tx, guest.bookingId),
    desks.map((desk, at) => () => pay(guest, at === 0 ? 'cash' : 'card', desk)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(await rowsOf(guest)).toHaveLength(1);
});

test('control: without the lock of the booking the second desk is not answered', async () => {
  const guest = await aGuest();
  const staff = { ...fixture.staffUser, sessionId: randomUUID(), language: 'en' as const };
  const user = { ...staff, role: 'partner_staff' as const, organisationId: fixture.organisationId };
  const desk = () => recordGuestPayment(fixture.deps, user, guest.id, 'cash', findBooking);
  await pay(await aGuest());
  // Both have found no payment and wait for the next number.
  const lockNumbers = (tx: Tx) =>
    tx
      .selectFrom('guest_payment_counters')
      .select('last_number')
      .where('venue_id', '=', fixture.venueId)
      .forUpdate()
      .execute();
  await expect(runWhileLocked(fixture, lockNumbers, [desk, desk])).rejects.toThrow(
    'guest_payments_one_per_guest',
  );
  expect(await rowsOf(guest)).toHaveLength(1);
});

test('two desks that take the money of two guests at once write two numbers without a gap', async () => {
  const guests = [await aGuest(), await aGuest()];
  const answers = await Promise.all(guests.map((guest) => pay(guest)));
  const [low, high] = answers.map(({ body }) => body.number).sort((a, b) => a - b);
  expect(high).toBe(low + 1);
});

test('the member and the staff find it in their data, and a deleted account leaves the receipt', async () => {
  const guest = await aGuest();
  const { body } = await pay(guest);
  await takeBack(body, 'Mona paid by card');
  const own = await guest.host.get('/profile/data');
  expect(own.body.guest_payments).toMatchObject([
    { number: body.number + 1, takes_back: true, entered_by_you: false, reason: null },
    { number: body.number, amount_minor: 1200, entered_by_you: false },
  ]);
  const entered = await fixture.staff.get('/profile/data');
  expect(entered.body.guest_payments[0]).toMatchObject({ reason: 'Mona paid by card' });
  const deleted = await guest.host.post('/profile/delete', { password: TEST_PASSWORD });
  expect(deleted.status).toBe(204);
  expect(await rowsOf(guest)).toMatchObject([{ reason: null }, { reason: null }]);
});
