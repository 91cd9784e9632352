import { afterAll, beforeAll, expect, test } from 'vitest';
import { NOW } from '../../../test/booking-world.ts';
import { type DoorWorld, doorWorld } from '../../../test/door-world.ts';
import { heldUp } from '../../../test/races.ts';
import type { Tx } from '../../platform/database/transaction.ts';
import { lockBooking } from '../bookings/index.ts';

const MINUTE = 60_000;
let world: DoorWorld;
beforeAll(async () => {
  world = await doorWorld();
});
afterAll(() => world.close());

test('a member who scans the venue sees the booking that can be checked in to', async () => {
  const member = await world.booked(await world.classIn(20));
  const { status, body } = await member.post('/check-ins/look', { qr_code: world.qrCode });
  expect(status).toBe(200);
  expect(body).toMatchObject({ entrance: 'Front door', venue: { id: world.venueId } });
  expect(body.bookings).toMatchObject([{ state: 'open', checked_in_at: null }]);
});

test('a member checks in to the class whose window is open, without naming it', async () => {
  const member = await world.booked(await world.classIn(20));
  const { status, body } = await member.post('/check-ins', { qr_code: world.qrCode });
  expect(status).toBe(201);
  expect(body).toMatchObject({ kind: 'class', method: 'venue_qr', already: false });
  expect(body.booking).toMatchObject({ id: member.bookingId, status: 'completed' });
});

test('a second check-in answers with the first one', async () => {
  const member = await world.booked(await world.classIn(20));
  const first = await member.post('/check-ins', { qr_code: world.qrCode });
  const second = await member.post('/check-ins', { qr_code: world.qrCode });
  expect(second.status).toBe(200);
  expect(second.body).toMatchObject({ id: first.body.id, already: true });
});

test('two scans at once make one arrival and both are answered', async () => {
  const member = await world.booked(await world.classIn(20));
  const scan = () => member.post('/check-ins', { qr_code: world.qrCode });
  const lock = (tx: Tx) => lockBooking(tx, member.bookingId);
  const answers = await heldUp(world, lock, [scan, scan, scan, scan]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201]);
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
});

test('thirty minutes before the start the window opens, a second earlier it is too early', async () => {
  const member = await world.booked(await world.classIn(60));
  world.clock.set(NOW + 30 * MINUTE - 1000);
  const early = await member.post('/check-ins', { qr_code: world.qrCode });
  expect(early.status).toBe(409);
  expect(early.body).toMatchObject({
    code: 'check_in_too_early',
    facts: { opens_at: new Date(NOW + 30 * MINUTE).toISOString() },
  });
  world.clock.set(NOW + 30 * MINUTE);
  expect((await member.post('/check-ins', { qr_code: world.qrCode })).status).toBe(201);
  world.clock.set(NOW);
});

test('fifteen minutes after the start it is too late, and the answer says so', async () => {
  const member = await world.booked(await world.classIn(10));
  world.clock.set(NOW + 25 * MINUTE);
  const late = await member.post('/check-ins', { qr_code: world.qrCode });
  world.clock.set(NOW);
  expect(late.body.code).toBe('check_in_too_late');
});

test('a signed link opens the door until its key is turned', async () => {
  const member = await world.booked(await world.classIn(20));
  const codes = await world.admin.get(`/partner/venues/${world.venueId}/qr-codes`);
  const proof = { venue_id: world.venueId, signature: codes.body.signed_url.split('/').at(-1) };
  expect((await member.post('/check-ins/look', proof)).status).toBe(200);
  await world.admin.post(`/partner/venues/${world.venueId}/turn-link-key`);
  const { status, body } = await member.post('/check-ins', proof);
  expect({ status, code: body.code }).toEqual({ status: 404, code: 'code_unknown' });
});

test('a revoked code says that it was revoked, and a code nobody made that it is unknown', async () => {
  const member = await world.booked(await world.classIn(20));
  const made = await world.staff.post(`/partner/venues/${world.venueId}/qr-codes`, {
    label: 'Back',
  });
  await world.staff.post(`/partner/qr-codes/${made.body.id}/revoke`);
  const revoked = await member.post('/check-ins', { qr_code: made.body.code });
  expect(revoked).toMatchObject({ status: 410, body: { code: 'code_revoked' } });
  const unknown = await member.post('/check-ins', { qr_code: 'nobody-made-this' });
  expect(unknown).toMatchObject({ status: 404, body: { code: 'code_unknown' } });
});

test("somebody else's booking cannot be checked in to", async () => {
  const session = await world.classIn(20);
  const owner = await world.booked(session);
  const other = await world.member();
  const answer = await other.post('/check-ins', {
    qr_code: world.qrCode,
    booking_id: owner.bookingId,
  });
  expect(answer).toMatchObject({ status: 409, body: { code: 'no_booking_here' } });
});

test('a cancelled booking is not checked in to', async () => {
  const member = await world.booked(await world.classIn(20));
  await member.post(`/bookings/${member.bookingId}/cancel`, { accept_cost: 'uses_visit' });
  const answer = await member.post('/check-ins', { qr_code: world.qrCode });
  expect(answer.body.code).toBe('no_booking_here');
});
