import { afterAll, beforeAll, expect, test } from 'vitest';
import { runWhileLocked } from '../../../../test/database/race-conditions.ts';
import { NOW } from '../../../../test/fixtures/booking-fixture.ts';
import {
  createFrontDeskFixture,
  type FrontDeskFixture,
} from '../../../../test/fixtures/front-desk-fixture.ts';
import type { Tx } from '../../../platform/database/transaction.ts';
import { lockBooking } from '../../bookings/index.ts';

const MINUTE = 60_000;
let fixture: FrontDeskFixture;
beforeAll(async () => {
  fixture = await createFrontDeskFixture();
});
afterAll(() => fixture.close());

test('a member who scans the venue sees the booking that can be checked in to', async () => {
  const member = await fixture.createBookedMember(await fixture.createSessionIn(20));
  const { status, body } = await member.post('/check-ins/options', { qr_code: fixture.qrCode });
  expect(status).toBe(200);
  expect(body).toMatchObject({ entrance: 'Front door', venue: { id: fixture.venueId } });
  expect(body.bookings).toMatchObject([{ state: 'open', checked_in_at: null }]);
});

test('a member checks in to the class whose window is open, without naming it', async () => {
  const member = await fixture.createBookedMember(await fixture.createSessionIn(20));
  const { status, body } = await member.post('/check-ins', { qr_code: fixture.qrCode });
  expect(status).toBe(201);
  expect(body).toMatchObject({ kind: 'class', method: 'venue_qr', already: false });
  expect(body.booking).toMatchObject({ id: member.bookingId, status: 'completed' });
});

test('a second check-in answers with the first one', async () => {
  const member = await fixture.createBookedMember(await fixture.createSessionIn(20));
  const first = await member.post('/check-ins', { qr_code: fixture.qrCode });
  const second = await member.post('/check-ins', { qr_code: fixture.qrCode });
  expect(second.status).toBe(200);
  expect(second.body).toMatchObject({ id: first.body.id, already: true });
});

test('two scans at once make one arrival and both are answered', async () => {
  const member = await fixture.createBookedMember(await fixture.createSessionIn(20));
  const scan = () => member.post('/check-ins', { qr_code: fixture.qrCode });
  const lock = (tx: Tx) => lockBooking(tx, member.bookingId);
  const answers = await runWhileLocked(fixture, lock, [scan, scan, scan, scan]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201]);
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
});

test('thirty minutes before the start the window opens, a second earlier it is too early', async () => {
  const member = await fixture.createBookedMember(await fixture.createSessionIn(60));
  fixture.clock.set(NOW + 30 * MINUTE - 1000);
  const early = await member.post('/check-ins', { qr_code: fixture.qrCode });
  expect(early.status).toBe(409);
  expect(early.body).toMatchObject({
    code: 'check_in_too_early',
    details: { opens_at: new Date(NOW + 30 * MINUTE).toISOString() },
  });
  fixture.clock.set(NOW + 30 * MINUTE);
  expect((await member.post('/check-ins', { qr_code: fixture.qrCode })).status).toBe(201);
  fixture.clock.set(NOW);
});

test('fifteen minutes after the start it is too late, and the answer says so', async () => {
  const member = await fixture.createBookedMember(await fixture.createSessionIn(10));
  fixture.clock.set(NOW + 25 * MINUTE);
  const late = await member.post('/check-ins', { qr_code: fixture.qrCode });
  fixture.clock.set(NOW);
  expect(late.body.code).toBe('check_in_too_late');
});

test('a signed link opens the door until its key is turned', async () => {
  const member = await fixture.createBookedMember(await fixture.createSessionIn(20));
  const codes = await fixture.admin.get(`/partner/venues/${fixture.venueId}/qr-codes`);
  const proof = { venue_id: fixture.venueId, signature: codes.body.signed_url.split('/').at(-1) };
  expect((await member.post('/check-ins/options', proof)).status).toBe(200);
  await fixture.admin.post(`/partner/venues/${fixture.venueId}/rotate-link-key`);
  const { status, body } = await member.post('/check-ins', proof);
  expect({ status, code: body.code }).toEqual({ status: 404, code: 'code_unknown' });
});

test('a revoked code says that it was revoked, and a code nobody made that it is unknown', async () => {
  const member = await fixture.createBookedMember(await fixture.createSessionIn(20));
  const made = await fixture.staff.post(`/partner/venues/${fixture.venueId}/qr-codes`, {
    label: 'Back',
  });
  await fixture.staff.post(`/partner/qr-codes/${made.body.id}/revoke`);
  const revoked = await member.post('/check-ins', { qr_code: made.body.code });
  expect(revoked).toMatchObject({ status: 410, body: { code: 'code_revoked' } });
  const unknown = await member.post('/check-ins', { qr_code: 'nobody-made-this' });
  expect(unknown).toMatchObject({ status: 404, body: { code: 'code_unknown' } });
});

test("somebody else's booking cannot be checked in to", async () => {
  const session = await fixture.createSessionIn(20);
  const owner = await fixture.createBookedMember(session);
  const other = await fixture.createMember();
  const answer = await other.post('/check-ins', {
    qr_code: fixture.qrCode,
    booking_id: owner.bookingId,
  });
  expect(answer).toMatchObject({ status: 409, body: { code: 'no_booking_here' } });
});

test('a cancelled booking is not checked in to', async () => {
  const member = await fixture.createBookedMember(await fixture.createSessionIn(20));
  await member.post(`/bookings/${member.bookingId}/cancel`, { accept_cost: 'uses_visit' });
  const answer = await member.post('/check-ins', { qr_code: fixture.qrCode });
  expect(answer.body.code).toBe('no_booking_here');
});
