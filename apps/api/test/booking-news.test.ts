import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Booker, type BookingWorld, bookingWorld } from './booking-world.ts';

let world: BookingWorld;
beforeAll(async () => {
  world = await bookingWorld();
});
afterAll(() => world.close());

interface NewsMail {
  subject: string;
  calendar: string | null;
  created_at: string;
}
async function inboxTitles(member: Booker): Promise<string[]> {
  const { body } = await member.get('/notifications');
  return body.map(({ title }: { title: string }) => title).reverse();
}
async function mailsOf(member: Booker): Promise<NewsMail[]> {
  const { email } = (await member.get('/auth/me')).body;
  const { body } = await world.anonymous.get(`/demo/mails?recipient=${encodeURIComponent(email)}`);
  return body.items.reverse();
}
const sequenceOf = (mail: NewsMail | undefined) =>
  Number(/SEQUENCE:(\d+)/.exec(mail?.calendar ?? '')?.[1]);
const hear = async () => {
  expect((await world.tellFacts()).failed).toBe(0);
  world.clock.advance(1000);
};

test('booking and cancelling reach the inbox and the mailbox, and the calendar follows', async () => {
  const member = await world.member();
  const { body: booking } = await member.book(await world.session(72, { title: 'Vinyasa' }));
  await hear();
  await member.post(`/bookings/${booking.id}/cancel`, { accept_cost: 'free' });
  await hear();
  expect(await inboxTitles(member)).toEqual(['Booked: Vinyasa', 'Cancelled: Vinyasa']);
  const [booked, cancelled] = await mailsOf(member);
  expect(booked?.calendar).toContain('METHOD:REQUEST');
  expect(cancelled?.calendar).toContain('METHOD:CANCEL');
  for (const mail of [booked, cancelled])
    expect(mail?.calendar?.replaceAll('\r\n ', '')).toContain(`UID:booking-${booking.id}@pulse`);
  expect(sequenceOf(cancelled)).toBeGreaterThan(sequenceOf(booked));
});

test('whoever waits hears of the place in line and then of the promotion', async () => {
  const [holder, waiting] = [await world.member(), await world.member()];
  const session = await world.session(96, { title: 'Padel', capacity: 1 });
  const { body: held } = await holder.book(session);
  await waiting.book(session, { join_waitlist: true });
  await hear();
  await holder.post(`/bookings/${held.id}/cancel`, { accept_cost: 'free' });
  await hear();
  expect(await inboxTitles(waiting)).toEqual(['On the waitlist: Padel', 'You are in: Padel']);
  const [waitlisted, promoted] = await mailsOf(waiting);
  expect(waitlisted?.calendar).toContain('STATUS:TENTATIVE');
  expect(promoted?.calendar).toContain('STATUS:CONFIRMED');
  expect(sequenceOf(promoted)).toBeGreaterThan(sequenceOf(waitlisted));
});
