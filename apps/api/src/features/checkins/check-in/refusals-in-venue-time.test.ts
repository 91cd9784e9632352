import type { EpochMs } from '@pulse/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NOW } from '../../../../test/fixtures/booking-fixture.ts';
import {
  createFrontDeskFixture,
  type FrontDeskFixture,
} from '../../../../test/fixtures/front-desk-fixture.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A venue an hour and three quarters off every whole hour of UTC: no other clock shows its times. */
const zone = 'Asia/Kathmandu';
let fixture: FrontDeskFixture;
let gymFixture: FrontDeskFixture;
beforeAll(async () => {
  fixture = await createFrontDeskFixture({ time_zone: zone });
  gymFixture = await createFrontDeskFixture({ time_zone: zone, open_gym: true });
});
afterAll(async () => {
  await fixture.close();
  await gymFixture.close();
});

const languages = ['en', 'fr', 'de'] as const;

/** Wall time at the venue, as all three languages write it. */
function wallTime(instant: EpochMs): string {
  return new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: zone }).format(instant);
}

test.each(languages)('too early says in %s from when, on the venue’s clock', async (language) => {
  const member = await fixture.createBookedMember(await fixture.createSessionIn(60));
  const spoken = { 'accept-language': language };
  const named = { qr_code: fixture.qrCode, booking_id: member.bookingId };
  for (const body of [named, { qr_code: fixture.qrCode }]) {
    const answer = await member.post('/check-ins', body, spoken);
    expect(answer.body).toMatchObject({ code: 'check_in_too_early', details: { time_zone: zone } });
    expect(answer.body.detail).toContain(wallTime(NOW + 30 * MINUTE));
    expect(answer.body.detail).not.toContain('UTC');
  }
});

test.each(languages)('too late says in %s since when, on the venue’s clock', async (language) => {
  const member = await fixture.createBookedMember(await fixture.createSessionIn(10));
  const spoken = { 'accept-language': language };
  fixture.clock.set(NOW + 40 * MINUTE);
  const named = { qr_code: fixture.qrCode, booking_id: member.bookingId };
  for (const body of [named, { qr_code: fixture.qrCode }]) {
    const answer = await member.post('/check-ins', body, spoken);
    expect(answer.body).toMatchObject({ code: 'check_in_too_late', details: { time_zone: zone } });
    expect(answer.body.detail).toContain(wallTime(NOW + 25 * MINUTE));
    expect(answer.body.detail).not.toContain('UTC');
  }
  fixture.clock.set(NOW);
});

test.each(languages)('a closed venue says in %s when it opens, on its clock', async (language) => {
  const member = await gymFixture.createMember();
  gymFixture.clock.set(NOW - 10 * HOUR);
  const spoken = { 'accept-language': language };
  const wish = { qr_code: gymFixture.qrCode, open_gym: true };
  const { body } = await member.post('/check-ins', wish, spoken);
  gymFixture.clock.set(NOW);
  expect(body).toMatchObject({ code: 'not_open_now', details: { time_zone: zone } });
  expect(body.detail).toContain(' 6:00');
  expect(body.detail).not.toContain('UTC');
});
