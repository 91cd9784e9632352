import { afterEach, beforeEach, expect } from 'vitest';
import { api, test } from '../../../../test/api-test.ts';
import {
  aBookingRow,
  aClassSession,
  aMember,
  aVenue,
  type TestUser,
} from '../../../../test/builders.ts';
import { type DomainEvent, publish } from '../../../platform/events/domain-events.ts';
import { renderMail } from '../../../platform/mail/render-mail.ts';

let rima: TestUser;
let venueId: string;
let sessionId: string;
beforeEach(async () => {
  api.clock.set('2026-11-21T12:00:00Z');
  const { db } = api.deps;
  rima = await aMember(api.deps, { fullName: 'Rima Khoury' });
  venueId = await aVenue(db, { name: 'Nafas', address: 'Rue Gouraud 12', city: 'Beirut' });
  sessionId = await aClassSession(db, {
    venue_id: venueId,
    title: 'Morning yoga',
    starts_at: '2026-11-24T16:00:00Z',
  });
});
afterEach(async () => {
  await api.deps.db.deleteFrom('notifications').execute();
  await api.deps.db.deleteFrom('mails').execute();
});

async function publishAndDispatch(...events: DomainEvent[]): Promise<void> {
  await api.deps.db.transaction().execute((tx) => publish(tx, ...events));
  expect((await api.dispatchEvents()).failed).toBe(0);
}
const inboxOf = async ({ id }: TestUser) =>
  (await (await api.clientFor({ ...rima, id })).get('/notifications')).body;
/** The emails to a user, as they would be sent. */
const mailsTo = async ({ email }: TestUser) => {
  const { db } = api.deps;
  const mails = await db.selectFrom('mails').selectAll().where('recipient', '=', email).execute();
  return mails.map((mail) => ({ ...mail, ...renderMail(mail) }));
};
const insertBooking = (overrides: Partial<Parameters<typeof aBookingRow>[1]> = {}) =>
  aBookingRow(api.deps.db, { user_id: rima.id, class_session_id: sessionId, ...overrides });
/** The calendar part with folded lines joined, as a calendar reads it. */
const unfoldLines = (file: string | null | undefined) => (file ?? '').replaceAll('\r\n ', '');

test('a confirmed booking notifies in the app and by mail, in the zone of the venue', async () => {
  const booking = await insertBooking();
  await publishAndDispatch({
    type: 'booking.confirmed',
    payload: { booking_id: booking, how: 'booked' },
  });
  expect(await inboxOf(rima)).toMatchObject([
    {
      type: 'booking_confirmation',
      title: 'Booked: Morning yoga',
      message:
        'Nafas, Tuesday 24 November at 18:00. You can cancel free of charge until Tuesday 24 November at 06:00.',
      link: `/app/bookings#booking-${booking}`,
      created_at: '2026-11-21T12:00:00.000Z',
    },
  ]);
  const [mail, ...others] = await mailsTo(rima);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ subject: 'Booked: Morning yoga', calendar_method: 'REQUEST' });
  expect(mail?.text_body).toContain('Hello Rima,');
  expect(mail?.text_body).toContain(`http://pulse.test/app/bookings#booking-${booking}`);
  expect(mail?.html).toContain('<html lang="en">');
  const calendar = unfoldLines(mail?.calendar);
  expect(calendar).toContain(`UID:booking-${booking}@pulse`);
  expect(calendar).toContain('DTSTART:20261124T160000Z');
  expect(calendar).toContain('SEQUENCE:0');
});

test('a cancelled class notifies with its reason and leaves the calendar', async () => {
  const booking = await insertBooking({
    status: 'cancelled',
    cancelled_by: 'venue',
    cancel_reason: 'The trainer is ill.',
    calendar_sequence: 3,
  });
  await publishAndDispatch({
    type: 'booking.cancelled',
    payload: { booking_id: booking, by: 'venue' },
  });
  expect(await inboxOf(rima)).toMatchObject([
    {
      type: 'class_cancelled',
      message:
        'Nafas cancelled the class on Tuesday 24 November at 18:00. Reason: The trainer is ill. This does not use a visit.',
    },
  ]);
  const [mail] = await mailsTo(rima);
  expect(mail?.calendar_method).toBe('CANCEL');
  expect(unfoldLines(mail?.calendar)).toContain('SEQUENCE:3');
  expect(unfoldLines(mail?.calendar)).toContain('STATUS:CANCELLED');
});

test.each([
  ['fr', 'Réservé : Morning yoga', 'mardi 24 novembre à 18:00', 'Bonjour Rima,', 'Vienne'],
  ['de', 'Gebucht: Morning yoga', 'Dienstag, 24. November um 18:00', 'Hallo Rima,', 'Wien'],
  ['en', 'Booked: Morning yoga', 'Tuesday 24 November at 18:00', 'Hello Rima,', 'Vienna'],
] as const)(
  'a member who reads %s is written to in that language, the city and its calendar entry too',
  async (language, title, when, greeting, city) => {
    await api.deps.db
      .updateTable('venues')
      .set({ city: 'Wien' })
      .where('id', '=', venueId)
      .execute();
    rima = await aMember(api.deps, { language, fullName: 'Rima Khoury' });
    const booking = await insertBooking({ user_id: rima.id });
    await publishAndDispatch({
      type: 'booking.confirmed',
      payload: { booking_id: booking, how: 'booked' },
    });
    const [notification] = await inboxOf(rima);
    expect(notification).toMatchObject({ title, message: expect.stringContaining(when) });
    const [mail] = await mailsTo(rima);
    expect(mail?.text_body).toContain(greeting);
    expect(mail?.html).toContain(`<html lang="${language}">`);
    expect(mail?.text_body).toContain(`Nafas, Rue Gouraud 12, ${city}`);
    expect(unfoldLines(mail?.calendar)).toContain(`LOCATION:Nafas\\, Rue Gouraud 12\\, ${city}`);
  },
);

test('email preferences are respected, in-app notifications and account mails are always sent', async () => {
  await api.deps.db
    .updateTable('users')
    .set({ email_preferences: JSON.stringify({ confirmation: false }) })
    .where('id', '=', rima.id)
    .execute();
  const booking = await insertBooking();
  await publishAndDispatch(
    { type: 'booking.confirmed', payload: { booking_id: booking, how: 'booked' } },
    { type: 'account.password_reset_requested', payload: { user_id: rima.id, token: 'abc' } },
  );
  expect(await inboxOf(rima)).toHaveLength(1);
  expect(await mailsTo(rima)).toMatchObject([{ subject: 'Choose a new password' }]);
});

test.each([
  ['account.signed_up', 'http://pulse.test/verify-email#token=t0k-en'],
  ['account.verification_requested', 'http://pulse.test/verify-email#token=t0k-en'],
  ['account.password_reset_requested', 'http://pulse.test/reset-password#token=t0k-en'],
  ['account.sign_in_link_requested', 'http://pulse.test/sign-in-link#token=t0k-en'],
  ['partner.invited', 'http://pulse.test/partner/password-setup#token=t0k-en'],
] as const)('%s mails a link that carries its token in the fragment', async (type, link) => {
  await publishAndDispatch({ type, payload: { user_id: rima.id, token: 't0k-en' } });
  const [mail] = await mailsTo(rima);
  expect(mail?.text_body).toContain(link);
  expect(mail?.html).toContain(`href="${link}"`);
  expect(await inboxOf(rima)).toEqual([]);
});

test('a waitlisted member reads the waitlist position, and an offer says until when it is held', async () => {
  const other = await aMember(api.deps);
  await insertBooking({ user_id: other.id, status: 'waitlisted' });
  const booking = await insertBooking({ status: 'waitlisted' });
  await publishAndDispatch({ type: 'booking.waitlisted', payload: { booking_id: booking } });
  expect((await inboxOf(rima))[0]).toMatchObject({
    type: 'other',
    message: expect.stringContaining('You are number 2 on the waitlist at Nafas'),
  });
  await api.deps.db
    .updateTable('bookings')
    .set({ status: 'pending', pending_for: 'offer', held_until: '2026-11-24T14:30:00Z' })
    .where('id', '=', booking)
    .execute();
  api.clock.advance(1000);
  await publishAndDispatch({ type: 'booking.offered', payload: { booking_id: booking } });
  expect((await inboxOf(rima))[0]).toMatchObject({
    type: 'waitlist_opened',
    message: expect.stringContaining('Take it by Tuesday 24 November at 16:30'),
  });
  expect(unfoldLines((await mailsTo(rima)).at(-1)?.calendar)).toContain('STATUS:TENTATIVE');
});

test('every other booking notification has its text in three languages', async () => {
  for (const language of ['en', 'fr', 'de'] as const) {
    rima = await aMember(api.deps, { language });
    const cancelled = await insertBooking({ user_id: rima.id, status: 'cancelled' });
    const late = await aBookingRow(api.deps.db, {
      user_id: rima.id,
      status: 'cancelled',
      late_cancelled: true,
    });
    const missed = await aBookingRow(api.deps.db, { user_id: rima.id, status: 'no_show' });
    const unpaid = await aBookingRow(api.deps.db, {
      user_id: rima.id,
      status: 'cancelled',
      cancel_reason: 'payment_declined',
    });
    const ofCancelledClass = await aBookingRow(api.deps.db, {
      user_id: rima.id,
      class_session_id: await aClassSession(api.deps.db, { status: 'cancelled' }),
      status: 'cancelled',
    });
    await publishAndDispatch(
      { type: 'booking.cancelled', payload: { booking_id: cancelled, by: 'member' } },
      { type: 'booking.cancelled', payload: { booking_id: cancelled, by: 'system' } },
      { type: 'booking.cancelled', payload: { booking_id: cancelled, by: 'venue' } },
      { type: 'booking.cancelled', payload: { booking_id: late, by: 'member' } },
      { type: 'booking.offer_expired', payload: { booking_id: cancelled } },
      { type: 'booking.visit_returned', payload: { booking_id: late } },
      {
        type: 'booking.dropped_for_overlap',
        payload: { booking_id: cancelled, for_booking_id: missed },
      },
      { type: 'booking.no_show', payload: { booking_id: missed } },
      { type: 'booking.cancelled', payload: { booking_id: unpaid, by: 'system' } },
      { type: 'booking.visit_returned', payload: { booking_id: ofCancelledClass } },
    );
    const inbox: { title: string; message: string }[] = await inboxOf(rima);
    expect(inbox).toHaveLength(10);
    for (const { title, message } of inbox) {
      expect(`${title} ${message}`).not.toMatch(/\{\{|undefined|null/);
      expect(message).not.toMatch(/^[a-z_]+\.message$/);
    }
    expect(await mailsTo(rima)).toHaveLength(10);
  }
});

test('a place that was booked and cancelled within the second notifies once, as cancelled', async () => {
  const booking = await insertBooking({ status: 'cancelled', cancelled_by: 'member' });
  await publishAndDispatch(
    { type: 'booking.confirmed', payload: { booking_id: booking, how: 'booked' } },
    { type: 'booking.cancelled', payload: { booking_id: booking, by: 'member' } },
  );
  expect(await inboxOf(rima)).toMatchObject([{ title: 'Cancelled: Morning yoga' }]);
});

test('a payment and the membership it started notify with amount, plan and renewal', async () => {
  const { db } = api.deps;
  const { id: payment } = await db
    .insertInto('payments')
    .values({
      user_id: rima.id,
      provider: 'demo',
      purpose: 'membership',
      plan_code: 'plus',
      billing_interval: 'month',
      amount_minor: 6900,
      currency: 'USD',
      status: 'paid',
      expires_at: '2026-11-21T12:30:00Z',
      settled_at: '2026-11-21T12:00:00Z',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: membership } = await db
    .insertInto('memberships')
    .values({
      user_id: rima.id,
      plan_code: 'plus',
      billing_interval: 'month',
      status: 'active',
      anchored_at: '2026-11-21T12:00:00Z',
      period_ends_at: '2026-12-21T12:00:00Z',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await publishAndDispatch({
    type: 'payment.settled',
    payload: { payment_id: payment, how: 'checkout' },
  });
  api.clock.advance(1000);
  await publishAndDispatch({ type: 'membership.started', payload: { membership_id: membership } });
  expect(await inboxOf(rima)).toMatchObject([
    {
      type: 'system_update',
      title: 'Welcome to Plus',
      message: expect.stringContaining('21 December 2026'),
    },
    {
      type: 'payment_success',
      title: 'Payment received: USD\u00a069',
      message: 'Thank you. Your Plus membership (monthly) is paid.',
    },
  ]);
  expect(await mailsTo(rima)).toHaveLength(2);
});

test('what a venue wrote is text in a mail, never markup', async () => {
  const booking = await insertBooking({
    status: 'cancelled',
    cancel_reason: '<img src=x onerror=alert(1)> see https://evil.test',
  });
  await publishAndDispatch({
    type: 'booking.cancelled',
    payload: { booking_id: booking, by: 'venue' },
  });
  const [mail] = await mailsTo(rima);
  expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(mail?.html).not.toContain('<img');
  expect(mail?.html).not.toContain('href="https://evil.test');
});
