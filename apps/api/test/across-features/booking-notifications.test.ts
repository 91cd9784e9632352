import { expect } from 'vitest';
import { fixture, type TestMember, test } from '../fixtures/booking-fixture.ts';

interface ReceivedMail {
  subject: string;
  calendar: string | null;
  created_at: string;
}
async function inboxTitles(member: TestMember): Promise<string[]> {
  const { body } = await member.get('/notifications');
  return body.map(({ title }: { title: string }) => title).reverse();
}
async function mailsOf(member: TestMember): Promise<ReceivedMail[]> {
  const { email } = (await member.get('/auth/me')).body;
  const { body } = await fixture.anonymous.get(
    `/demo/mails?recipient=${encodeURIComponent(email)}`,
  );
  return body.items.reverse();
}
const sequenceOf = (mail: ReceivedMail | undefined) =>
  Number(/SEQUENCE:(\d+)/.exec(mail?.calendar ?? '')?.[1]);
const dispatchEvents = async () => {
  expect((await fixture.dispatchEvents()).failed).toBe(0);
  fixture.clock.advance(1000);
};

test('booking and cancelling reach the inbox and the mailbox, and the calendar follows', async () => {
  const member = await fixture.createMember();
  const { body: booking } = await member.book(
    await fixture.createSession(72, { title: 'Vinyasa' }),
  );
  await dispatchEvents();
  await member.post(`/bookings/${booking.id}/cancel`, { accept_cost: 'free' });
  await dispatchEvents();
  expect(await inboxTitles(member)).toEqual(['Booked: Vinyasa', 'Cancelled: Vinyasa']);
  const [booked, cancelled] = await mailsOf(member);
  expect(booked?.calendar).toContain('METHOD:REQUEST');
  expect(cancelled?.calendar).toContain('METHOD:CANCEL');
  for (const mail of [booked, cancelled])
    expect(mail?.calendar?.replaceAll('\r\n ', '')).toContain(`UID:booking-${booking.id}@pulse`);
  expect(sequenceOf(cancelled)).toBeGreaterThan(sequenceOf(booked));
});

test('a waitlisted member is notified of the position and then of the promotion', async () => {
  const [holder, waiting] = [await fixture.createMember(), await fixture.createMember()];
  const session = await fixture.createSession(96, { title: 'Padel', capacity: 1 });
  const { body: held } = await holder.book(session);
  await waiting.book(session, { join_waitlist: true });
  await dispatchEvents();
  await holder.post(`/bookings/${held.id}/cancel`, { accept_cost: 'free' });
  await dispatchEvents();
  expect(await inboxTitles(waiting)).toEqual(['On the waitlist: Padel', 'You are in: Padel']);
  const [waitlisted, promoted] = await mailsOf(waiting);
  expect(waitlisted?.calendar).toContain('STATUS:TENTATIVE');
  expect(promoted?.calendar).toContain('STATUS:CONFIRMED');
  expect(sequenceOf(promoted)).toBeGreaterThan(sequenceOf(waitlisted));
});
