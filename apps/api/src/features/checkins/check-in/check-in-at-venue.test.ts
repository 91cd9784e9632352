import { MINUTE } from '@pulse/domain';
import { expect } from 'vitest';
import { runWhileLocked } from '../../../../test/database/race-conditions.ts';
import { NOW } from '../../../../test/fixtures/booking-fixture.ts';
import { fixture, test } from '../../../../test/fixtures/front-desk-fixture.ts';
import type { Tx } from '../../../platform/database/transaction.ts';
import { lockBooking } from '../../bookings/index.ts';

test('a member who scans the venue sees the booking that can be checked in to', async () => {
  const member = await fixture.createBookedMember(await fixture.createSessionIn(20));
  const { status, body } = await member.post('/check-ins/options', { qr_code: fixture.qrCode });
  expect(status).toBe(200);
  expect(body).toMatchObject({ entrance: 'Front door', venue: { id: fixture.venueId } });
  expect(body.bookings).toMatchObject([{ state: 'open', checked_in_at: null }]);
});

test('a visitor who scans the venue reads its name only, and of an unknown code nothing', async () => {
  const scan = (qr_code: string) =>
    fixture.app.inject({ method: 'POST', url: '/api/v1/check-ins/venue', payload: { qr_code } });
  const found = await scan(fixture.qrCode);
  expect([found.statusCode, Object.keys(found.json())]).toEqual([200, ['name']]);
  const unknown = await scan('no-such-code');
  expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'code_unknown']);
});

test('a member checks in to the class whose window is open, without choosing it', async () => {
  const member = await fixture.createBookedMember(await fixture.createSessionIn(20));
  const { status, body } = await member.post('/check-ins', { qr_code: fixture.qrCode });
  expect(status).toBe(201);
  expect(body).toMatchObject({ kind: 'class', method: 'venue_qr', already_checked_in: false });
  expect(body.booking).toMatchObject({ id: member.bookingId, status: 'completed' });
});

test('a second check-in returns the first one', async () => {
  const member = await fixture.createBookedMember(await fixture.createSessionIn(20));
  const first = await member.post('/check-ins', { qr_code: fixture.qrCode });
  const second = await member.post('/check-ins', { qr_code: fixture.qrCode });
  expect(second.status).toBe(200);
  expect(second.body).toMatchObject({ id: first.body.id, already_checked_in: true });
});

test('after the check-in the booking names its time, and cancelling is refused with it', async () => {
  const member = await fixture.createBookedMember(await fixture.createSessionIn(20));
  const booking = `/bookings/${member.bookingId}`;
  expect((await member.get(booking)).body).toMatchObject({ checked_in_at: null, guests: [] });
  const { body } = await member.post('/check-ins', { qr_code: fixture.qrCode });
  expect(body.booking.checked_in_at).toBe(body.checked_in_at);
  expect((await member.get(booking)).body.checked_in_at).toBe(body.checked_in_at);
  expect((await member.get(`${booking}/cancel-quote`)).body).toMatchObject({
    allowed: false,
    reason: 'checked_in',
  });
  const refused = await member.post(`${booking}/cancel`, { accept_cost: 'uses_visit' });
  expect(refused.body).toMatchObject({
    code: 'not_cancellable',
    details: { checked_in_at: body.checked_in_at },
  });
  expect(refused.body.detail).toMatch(/^You checked in on .*\d\d:\d\d/);
});

test('concurrent scans record one check-in, and each of them returns it', async () => {
  const member = await fixture.createBookedMember(await fixture.createSessionIn(20));
  const scan = () => member.post('/check-ins', { qr_code: fixture.qrCode });
  const lock = (tx: Tx) => lockBooking(tx, member.bookingId);
  const responses = await runWhileLocked(fixture, lock, [scan, scan, scan, scan]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201]);
  expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
});

test('check-in opens thirty minutes before the start, and is too early a second before that', async () => {
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

test('fifteen minutes after the start a check-in is refused as too late', async () => {
  const member = await fixture.createBookedMember(await fixture.createSessionIn(10));
  fixture.clock.set(NOW + 25 * MINUTE);
  const late = await member.post('/check-ins', { qr_code: fixture.qrCode });
  fixture.clock.set(NOW);
  expect(late.body.code).toBe('check_in_too_late');
});

test('a signed link is accepted until its key is rotated', async () => {
  const member = await fixture.createBookedMember(await fixture.createSessionIn(20));
  const codes = await fixture.admin.get(`/partner/venues/${fixture.venueId}/qr-codes`);
  const proof = { venue_id: fixture.venueId, signature: codes.body.signed_url.split('/').at(-1) };
  expect((await member.post('/check-ins/options', proof)).status).toBe(200);
  await fixture.admin.post(`/partner/venues/${fixture.venueId}/rotate-link-key`);
  const { status, body } = await member.post('/check-ins', proof);
  expect({ status, code: body.code }).toEqual({ status: 404, code: 'code_unknown' });
});

test('a revoked code is refused as revoked, and an unknown one as unknown', async () => {
  const member = await fixture.createBookedMember(await fixture.createSessionIn(20));
  const created = await fixture.staff.post(`/partner/venues/${fixture.venueId}/qr-codes`, {
    label: 'Back',
  });
  await fixture.staff.post(`/partner/qr-codes/${created.body.id}/revoke`);
  const revoked = await member.post('/check-ins', { qr_code: created.body.code });
  expect(revoked).toMatchObject({ status: 410, body: { code: 'code_revoked' } });
  const unknown = await member.post('/check-ins', { qr_code: 'unknown-code' });
  expect(unknown).toMatchObject({ status: 404, body: { code: 'code_unknown' } });
});

test("another member's booking cannot be checked in to", async () => {
  const session = await fixture.createSessionIn(20);
  const owner = await fixture.createBookedMember(session);
  const other = await fixture.createMember();
  const response = await other.post('/check-ins', {
    qr_code: fixture.qrCode,
    booking_id: owner.bookingId,
  });
  expect(response).toMatchObject({ status: 409, body: { code: 'no_booking_here' } });
});

test('a cancelled booking cannot be checked in to', async () => {
  const member = await fixture.createBookedMember(await fixture.createSessionIn(20));
  await member.post(`/bookings/${member.bookingId}/cancel`, { accept_cost: 'uses_visit' });
  const response = await member.post('/check-ins', { qr_code: fixture.qrCode });
  expect(response.body.code).toBe('no_booking_here');
});
