import { DAY, HOUR, MINUTE } from '@pulse/domain';
import { expect } from 'vitest';
import { aMember, anOrganisation, aVenue } from '../../../../test/builders.ts';
import { fixture, NOW, type TestMember, test } from '../../../../test/fixtures/booking-fixture.ts';

/* What a member who paid a single class reads about the money: quote, result, notification, list. */

const amount = { amount_minor: 1800, currency: 'USD' };
const refundBy = new Date(NOW + 14 * DAY).toISOString();
const refundDue = { amount, state: 'refund_due', refund_by: refundBy };
const kept = { amount, state: 'kept', refund_by: null };

/** A class paid by itself, an hour before NOW, by a member without a plan. */
async function aPaidClass(
  hoursAhead: number,
  {
    language = 'en',
    ...overrides
  }: { language?: string; capacity?: number; venue_id?: string } = {},
) {
  const visitor = await fixture.createMember(null);
  const { db } = fixture.deps;
  await db.updateTable('users').set({ language }).where('id', '=', visitor.id).execute();
  const session = await fixture.createSession(hoursAhead, { price_minor: 1800, ...overrides });
  fixture.clock.set(NOW - HOUR);
  const { id } = await pay(visitor, session);
  // The clock orders notifications: those of the booking come first.
  await fixture.dispatchEvents();
  fixture.clock.set(NOW);
  return { visitor, session, id };
}

async function pay(visitor: TestMember, session: string): Promise<{ id: string }> {
  const { body } = await visitor.book(session, { pay_drop_in: true });
  await settle(visitor, body, 'approve');
  return body;
}
const settle = (
  visitor: TestMember,
  { checkout_url }: { checkout_url: string },
  outcome: 'approve' | 'decline',
) => visitor.post(`/demo/payments/${checkout_url.split('/').at(-1)}/settle`, { outcome });
const bookingOf = async (visitor: TestMember, id: string) =>
  (await visitor.get(`/bookings/${id}`)).body;
const quoteOf = async (visitor: TestMember, id: string) =>
  (await visitor.get(`/bookings/${id}/cancel-quote`)).body;

/** The title and message of the latest notification of a member. */
async function latestNotification(
  visitor: TestMember,
): Promise<{ title: string; message: string }> {
  expect((await fixture.dispatchEvents()).failed).toBe(0);
  const [latest] = (await visitor.get('/notifications')).body;
  return { title: latest.title, message: latest.message.replaceAll('\u00a0', ' ') };
}

test('in time: quote and result name the amount and the latest date of the refund', async () => {
  const { visitor, id } = await aPaidClass(48);
  expect((await bookingOf(visitor, id)).drop_in).toEqual({
    amount,
    state: 'paid',
    refund_by: null,
  });
  expect(await quoteOf(visitor, id)).toMatchObject({ cost: 'free', drop_in: refundDue });
  const cancelled = await visitor.post(`/bookings/${id}/cancel`, {});
  expect(cancelled.body.drop_in).toEqual(refundDue);
  fixture.clock.advance(MINUTE);
  await fixture.runJob('bookings.refund-drop-ins');
  expect((await bookingOf(visitor, id)).drop_in).toEqual({ ...refundDue, state: 'refunded' });
});

test('late: quote, refusal and result say that nothing is given back unless the place is taken', async () => {
  const { visitor, session, id } = await aPaidClass(5, { capacity: 1 });
  const quote = await quoteOf(visitor, id);
  expect(quote).toMatchObject({ cost: 'uses_visit', returned_if_taken: true, drop_in: kept });
  const refused = await visitor.post(`/bookings/${id}/cancel`, {});
  expect(refused.body).toMatchObject({ code: 'cancellation_costs_visit', details: { quote } });
  expect(refused.body.detail).not.toContain('visit');
  const cancelled = await visitor.post(`/bookings/${id}/cancel`, { accept_cost: 'uses_visit' });
  expect(cancelled.body.drop_in).toEqual(kept);
  expect((await latestNotification(visitor)).message).toContain(
    'USD 18 is not refunded, unless somebody takes the place.',
  );
  fixture.clock.advance(MINUTE);
  await (await fixture.createMember()).book(session);
  expect((await bookingOf(visitor, id)).drop_in.state).toBe('refund_due');
  expect(await latestNotification(visitor)).toMatchObject({
    title: 'Your payment is coming back',
    message: expect.stringContaining('USD 18 goes back to the card you paid with, by 2 December'),
  });
});

test.each([
  ['en', 'USD 18 goes back to the card you paid with, by 2 December 2026 at the latest.'],
  ['fr', '18 USD reviennent sur la carte utilisée, au plus tard le 2 décembre 2026.'],
  [
    'de',
    '18 USD gehen bis spätestens 2. Dezember 2026 auf die Karte zurück, mit der du bezahlt hast.',
  ],
])(
  'the notification and the email of a cancellation in time name the refund, %s',
  async (language, refund) => {
    const { visitor, id } = await aPaidClass(48, { language });
    await visitor.post(`/bookings/${id}/cancel`, {});
    expect((await latestNotification(visitor)).message).toContain(refund);
    const mails = await fixture.deps.db
      .selectFrom('mails')
      .innerJoin('users', 'users.email', 'mails.recipient')
      .select('mails.text_body')
      .where('users.id', '=', visitor.id)
      .orderBy('mails.created_at', 'desc')
      .execute();
    const text = mails.map(({ text_body }) => text_body.replaceAll('\u00a0', ' ')).join('\n');
    expect(text.replaceAll(/\s+/g, ' ')).toContain(refund);
  },
);

test('a class that the venue cancelled gives the money back', async () => {
  const { db } = fixture.deps;
  const organisation_id = await anOrganisation({ db });
  const venue_id = await aVenue(db, { organisation_id });
  const { visitor, session, id } = await aPaidClass(5, { venue_id });
  const staff = await fixture.clientFor(
    await aMember({ db }, { role: 'partner_staff', organisationId: organisation_id }),
  );
  await staff.post(`/partner/class-sessions/${session}/cancel`, { reason: 'A burst pipe' });
  expect((await bookingOf(visitor, id)).drop_in).toEqual(refundDue);
  expect((await latestNotification(visitor)).message).toContain(
    'Reason: A burst pipe. USD 18 goes back to the card you paid with',
  );
});

test('a missed class says that its price is not given back', async () => {
  const { visitor, id } = await aPaidClass(2);
  fixture.clock.set(NOW + 6 * HOUR);
  await fixture.runJob('bookings.mark-no-shows');
  expect((await bookingOf(visitor, id)).drop_in).toEqual(kept);
  expect((await latestNotification(visitor)).message).toContain('USD 18 is not refunded');
});

test('an undone cancellation says that the payment stands', async () => {
  const { visitor, id } = await aPaidClass(48);
  await visitor.post(`/bookings/${id}/cancel`, {});
  await fixture.dispatchEvents();
  fixture.clock.advance(1000);
  const undone = await visitor.post(`/bookings/${id}/undo-cancel`);
  expect(undone.body.drop_in).toEqual({ amount, state: 'paid', refund_by: null });
  expect((await latestNotification(visitor)).message).toContain('your payment of USD 18 stands');
});

test('a place that was never paid costs nothing, and says so', async () => {
  const visitor = await fixture.createMember(null);
  const session = await fixture.createSession(48, { price_minor: 1800 });
  const { body } = await visitor.book(session, { pay_drop_in: true });
  expect((await quoteOf(visitor, body.id)).drop_in.state).toBe('unpaid');
  await visitor.post(`/bookings/${body.id}/cancel`, {});
  expect((await bookingOf(visitor, body.id)).drop_in.state).toBe('unpaid');
  expect((await latestNotification(visitor)).message).toContain('Nothing was charged.');
});

test('no notification to a member without a plan speaks of a plan or a visit', async () => {
  const { visitor, id } = await aPaidClass(48);
  await visitor.post(`/bookings/${id}/cancel`, {});
  const declined = await visitor.book(await fixture.createSession(60, { price_minor: 1800 }), {
    pay_drop_in: true,
  });
  await settle(visitor, declined.body, 'decline');
  const expired = await visitor.book(await fixture.createSession(70, { price_minor: 1800 }), {
    pay_drop_in: true,
  });
  fixture.clock.advance(15 * MINUTE);
  await fixture.runJob('bookings.expire-holds');
  expect((await bookingOf(visitor, expired.body.id)).status).toBe('cancelled');
  await fixture.dispatchEvents();
  const texts: { message: string }[] = (await visitor.get('/notifications')).body;
  expect(texts.length).toBeGreaterThanOrEqual(4);
  for (const { message } of texts) expect(message).not.toMatch(/\b(plan|visits?)\b/i);
});

test('payments of single classes and their refunds are listed for a member without a plan', async () => {
  const { visitor, id } = await aPaidClass(48);
  const list = async () => (await visitor.get('/membership/payments')).body.items;
  expect(await list()).toMatchObject([
    {
      purpose: 'drop_in',
      plan_code: null,
      title: 'Vinyasa Flow',
      amount,
      status: 'paid',
      refund_by: null,
      class_session: { starts_at: new Date(NOW + 48 * HOUR).toISOString() },
    },
  ]);
  await visitor.post(`/bookings/${id}/cancel`, {});
  expect(await list()).toMatchObject([{ status: 'refund_due', refund_by: refundBy }]);
  fixture.clock.advance(MINUTE);
  await fixture.runJob('bookings.refund-drop-ins');
  expect(await list()).toMatchObject([{ status: 'refunded', refund_by: refundBy }]);
});
