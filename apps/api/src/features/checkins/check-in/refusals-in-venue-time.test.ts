import { type EpochMs, HOUR, MINUTE } from '@pulse/domain';
import { afterAll, expect } from 'vitest';
import { NOW } from '../../../../test/fixtures/booking-fixture.ts';
import {
  test as base,
  createFrontDeskFixture,
  type FrontDeskFixture,
  fixture,
} from '../../../../test/fixtures/front-desk-fixture.ts';

/** A zone that differs from UTC by 5:45 h, so that only venue time shows these times. */
const zone = 'Asia/Kathmandu';
const test = base.extend('overrides', { scope: 'file' }, { time_zone: zone });
let gymFixture: FrontDeskFixture;
test.beforeAll(async () => {
  gymFixture = await createFrontDeskFixture({ time_zone: zone, open_gym: true });
});
afterAll(async () => {
  await gymFixture.close();
});

const languages = ['en', 'fr', 'de'] as const;

/** Local time at the venue, in the format that all three languages share. */
function localTime(instant: EpochMs): string {
  return new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: zone }).format(instant);
}

test.each(languages)(
  'too early contains in %s the opening time in the venue’s zone',
  async (language) => {
    const member = await fixture.createBookedMember(await fixture.createSessionIn(60));
    const headers = { 'accept-language': language };
    const withBooking = { qr_code: fixture.qrCode, booking_id: member.bookingId };
    for (const body of [withBooking, { qr_code: fixture.qrCode }]) {
      const response = await member.post('/check-ins', body, headers);
      expect(response.body).toMatchObject({
        code: 'check_in_too_early',
        details: { time_zone: zone },
      });
      expect(response.body.detail).toContain(localTime(NOW + 30 * MINUTE));
      expect(response.body.detail).not.toContain('UTC');
    }
  },
);

test.each(languages)(
  'too late contains in %s the closing time in the venue’s zone',
  async (language) => {
    const member = await fixture.createBookedMember(await fixture.createSessionIn(10));
    const headers = { 'accept-language': language };
    fixture.clock.set(NOW + 40 * MINUTE);
    const withBooking = { qr_code: fixture.qrCode, booking_id: member.bookingId };
    for (const body of [withBooking, { qr_code: fixture.qrCode }]) {
      const response = await member.post('/check-ins', body, headers);
      expect(response.body).toMatchObject({
        code: 'check_in_too_late',
        details: { time_zone: zone },
      });
      expect(response.body.detail).toContain(localTime(NOW + 25 * MINUTE));
      expect(response.body.detail).not.toContain('UTC');
    }
    fixture.clock.set(NOW);
  },
);

test.each(languages)(
  'not open contains in %s the opening time in the venue’s zone',
  async (language) => {
    const member = await gymFixture.createMember();
    gymFixture.clock.set(NOW - 10 * HOUR);
    const headers = { 'accept-language': language };
    const request = { qr_code: gymFixture.qrCode, open_gym: true };
    const { body } = await member.post('/check-ins', request, headers);
    gymFixture.clock.set(NOW);
    expect(body).toMatchObject({ code: 'not_open_now', details: { time_zone: zone } });
    expect(body.detail).toContain(' 6:00');
    expect(body.detail).not.toContain('UTC');
  },
);
