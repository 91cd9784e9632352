import { afterAll, beforeAll, expect, test } from 'vitest';
import { NOW } from '../../../test/booking-world.ts';
import { type DoorWorld, doorWorld } from '../../../test/door-world.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A venue an hour and three quarters off every whole hour of UTC: no other clock shows its times. */
const zone = 'Asia/Kathmandu';
let world: DoorWorld;
let gym: DoorWorld;
beforeAll(async () => {
  world = await doorWorld({ time_zone: zone });
  gym = await doorWorld({ time_zone: zone, open_gym: true });
});
afterAll(async () => {
  await world.close();
  await gym.close();
});

const languages = ['en', 'fr', 'de'] as const;

/** Wall time at the venue, as all three languages write it. */
function wallTime(instant: number): string {
  return new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: zone }).format(instant);
}

test.each(languages)('too early says in %s from when, on the venue’s clock', async (language) => {
  const member = await world.booked(await world.classIn(60));
  const spoken = { 'accept-language': language };
  const named = { qr_code: world.qrCode, booking_id: member.bookingId };
  for (const body of [named, { qr_code: world.qrCode }]) {
    const answer = await member.post('/check-ins', body, spoken);
    expect(answer.body).toMatchObject({ code: 'check_in_too_early', facts: { time_zone: zone } });
    expect(answer.body.detail).toContain(wallTime(NOW + 30 * MINUTE));
    expect(answer.body.detail).not.toContain('UTC');
  }
});

test.each(languages)('too late says in %s since when, on the venue’s clock', async (language) => {
  const member = await world.booked(await world.classIn(10));
  const spoken = { 'accept-language': language };
  world.clock.set(NOW + 40 * MINUTE);
  const named = { qr_code: world.qrCode, booking_id: member.bookingId };
  for (const body of [named, { qr_code: world.qrCode }]) {
    const answer = await member.post('/check-ins', body, spoken);
    expect(answer.body).toMatchObject({ code: 'check_in_too_late', facts: { time_zone: zone } });
    expect(answer.body.detail).toContain(wallTime(NOW + 25 * MINUTE));
    expect(answer.body.detail).not.toContain('UTC');
  }
  world.clock.set(NOW);
});

test.each(languages)('a closed venue says in %s when it opens, on its clock', async (language) => {
  const member = await gym.member();
  gym.clock.set(NOW - 10 * HOUR);
  const spoken = { 'accept-language': language };
  const wish = { qr_code: gym.qrCode, open_gym: true };
  const { body } = await member.post('/check-ins', wish, spoken);
  gym.clock.set(NOW);
  expect(body).toMatchObject({ code: 'not_open_now', facts: { time_zone: zone } });
  expect(body.detail).toContain(' 6:00');
  expect(body.detail).not.toContain('UTC');
});
