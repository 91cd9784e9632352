import { HOUR } from '@pulse/domain';
import { expect } from 'vitest';
import { aMember, aMembership } from '../../../../test/builders.ts';
import { runWhileLocked, sortedOutcomes } from '../../../../test/database/race-conditions.ts';
import { NOW } from '../../../../test/fixtures/booking-fixture.ts';
import {
  createFrontDeskFixture,
  fixture,
  test,
} from '../../../../test/fixtures/front-desk-fixture.ts';
import type { Tx } from '../../../platform/database/transaction.ts';
import { lockCheckIn } from './corrections.store.ts';

const path = '/partner/check-ins/by-hand';
const byHand = (bookingId: string) => fixture.staff.post(path, { booking_id: bookingId });

test('staff check a member in by hand, and the roster shows the check-in', async () => {
  const session = await fixture.createSessionIn(20);
  const member = await fixture.createBookedMember(session);
  await fixture.createBookedMember(session);
  expect((await byHand(member.bookingId)).status).toBe(201);
  const { body } = await fixture.staff.get(`/partner/class-sessions/${session}/roster`);
  expect(body.session).toMatchObject({ id: session, booked: 2, arrived: 1 });
  expect(body.items).toMatchObject([
    { booking_id: member.bookingId, status: 'completed', check_in: { method: 'by_hand' } },
    { status: 'confirmed', check_in: null },
  ]);
});

test('a correction adds a row, and the member can be checked in again', async () => {
  const member = await fixture.createBookedMember(await fixture.createSessionIn(20));
  const first = await byHand(member.bookingId);
  const correction = `/partner/check-ins/${first.body.id}/correct`;
  expect((await fixture.staff.post(correction, { reason: 'Wrong person' })).status).toBe(204);
  expect((await member.get(`/bookings/${member.bookingId}`)).body.status).toBe('confirmed');
  const rows = await fixture.deps.db
    .selectFrom('check_ins')
    .select(['kind', 'corrects_id', 'reason'])
    .where('booking_id', '=', member.bookingId)
    .orderBy('kind')
    .execute();
  expect(rows).toEqual([
    { kind: 'class', corrects_id: null, reason: null },
    { kind: 'correction', corrects_id: first.body.id, reason: 'Wrong person' },
  ]);
  const twice = await fixture.staff.post(correction, { reason: 'Wrong person' });
  expect(twice.body.code).toBe('already_corrected');
  expect((await byHand(member.bookingId)).status).toBe(201);
});

test('concurrent corrections of a check-in record one correction', async () => {
  const member = await fixture.createBookedMember(await fixture.createSessionIn(20));
  const { body } = await byHand(member.bookingId);
  const correct = () =>
    fixture.staff.post(`/partner/check-ins/${body.id}/correct`, { reason: 'Wrong person' });
  const lock = (tx: Tx) => lockCheckIn(tx, body.id);
  const responses = await runWhileLocked(fixture, lock, [correct, correct, correct]);
  expect(sortedOutcomes(responses)).toEqual([204, 'already_corrected', 'already_corrected']);
});

test('a no-show can be corrected by hand until 48 hours after the class', async () => {
  const early = await fixture.createBookedMember(await fixture.createSessionIn(20));
  const late = await fixture.createBookedMember(await fixture.createSessionIn(20));
  fixture.clock.set(NOW + 2 * HOUR);
  await fixture.runJob('bookings.mark-no-shows');
  expect((await early.get(`/bookings/${early.bookingId}`)).body.status).toBe('no_show');
  const corrected = await (await fixture.clientFor(fixture.staffUser)).post(path, {
    booking_id: early.bookingId,
  });
  fixture.clock.set(NOW + 20 * 60_000 + 49 * HOUR);
  const refused = await (await fixture.clientFor(fixture.staffUser)).post(path, {
    booking_id: late.bookingId,
  });
  fixture.clock.set(NOW);
  expect(corrected.body.booking.status).toBe('completed');
  expect(refused).toMatchObject({ status: 409, body: { code: 'correction_too_late' } });
});

test('a correction is accepted in the last second of its 48 hours, and refused in the next', async () => {
  const session = await fixture.createSessionIn(20);
  const [inTime, late] = [
    await fixture.createBookedMember(session),
    await fixture.createBookedMember(session),
  ];
  fixture.clock.set(NOW + 2 * HOUR);
  await fixture.runJob('bookings.mark-no-shows');
  const { ends_at } = await fixture.deps.db
    .selectFrom('class_sessions')
    .select('ends_at')
    .where('id', '=', session)
    .executeTakeFirstOrThrow();
  const correctAt = async (bookingId: string, at: number) => {
    fixture.clock.set(at);
    const staff = await fixture.clientFor(fixture.staffUser);
    return staff.post(path, { booking_id: bookingId });
  };
  const end = ends_at.getTime() + 48 * HOUR;
  const accepted = await correctAt(inTime.bookingId, end - 1000);
  const refused = await correctAt(late.bookingId, end + 1000);
  fixture.clock.set(NOW);
  expect(accepted.body.booking.status).toBe('completed');
  expect(refused).toMatchObject({ status: 409, body: { code: 'correction_too_late' } });
});

test('a no-show that is corrected the next day counts on the day of its class', async () => {
  const member = await fixture.createBookedMember(await fixture.createSessionIn(20));
  fixture.clock.set(NOW + 2 * HOUR);
  await fixture.runJob('bookings.mark-no-shows');
  fixture.clock.set(NOW + 24 * HOUR);
  const staff = await fixture.clientFor(fixture.staffUser);
  const corrected = await staff.post(path, { booking_id: member.bookingId });
  const { body } = await staff.get(`/partner/venues/${fixture.venueId}/day`);
  fixture.clock.set(NOW);
  expect(corrected.body.booking.status).toBe('completed');
  expect(body).toMatchObject({ date: '2026-11-19', came_today: 0, new_members: 0, recent: [] });
});

test('a venue of another organisation is not found by any front-desk operation', async () => {
  const session = await fixture.createSessionIn(20);
  const member = await fixture.createBookedMember(session);
  const checkIn = await byHand(member.bookingId);
  const { db } = fixture.deps;
  const stranger = await fixture.clientFor(await aMember({ db }, { role: 'partner_admin' }));
  const codes = await fixture.admin.get(`/partner/venues/${fixture.venueId}/qr-codes`);
  const [{ id: code }] = codes.body.items;
  const responses = await Promise.all([
    stranger.get(`/partner/class-sessions/${session}/roster`),
    stranger.get(`/partner/venues/${fixture.venueId}/day`),
    stranger.get(`/partner/venues/${fixture.venueId}/qr-codes`),
    stranger.post('/partner/members/look-up', { venue_id: fixture.venueId, q: 'Person' }),
    stranger.post('/partner/check-ins/walk-in', { class_session_id: session, member_code: 'X' }),
    stranger.post(`/partner/venues/${fixture.venueId}/qr-codes`, { label: 'Mine' }),
    stranger.post(`/partner/venues/${fixture.venueId}/rotate-link-key`),
    stranger.post(`/partner/qr-codes/${code}/renew`),
    stranger.post(`/partner/qr-codes/${code}/revoke`),
    stranger.post('/partner/check-ins/by-hand', { booking_id: member.bookingId }),
    stranger.post('/partner/check-ins/scan', {
      venue_id: fixture.venueId,
      code: await member.code(),
    }),
    stranger.post(`/partner/check-ins/${checkIn.body.id}/correct`, { reason: 'Not mine' }),
  ]);
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 404));
});

test('a member is found by a part of the name, ignoring accents', async () => {
  const { db } = fixture.deps;
  const user = await aMember({ db }, { fullName: 'Joëlle Abi Nader' });
  const session = await fixture.createSessionIn(25);
  await aMembership(db, { user_id: user.id, plan_code: 'plus' });
  await (await fixture.clientFor(user)).post('/bookings', { class_session_id: session });
  const { body } = await fixture.staff.post('/partner/members/look-up', {
    venue_id: fixture.venueId,
    q: 'joelle',
  });
  expect(body.items).toMatchObject([
    { member: { full_name: 'Joëlle Abi Nader' }, booking: { title: 'Vinyasa Flow' } },
  ]);
});

test('the figures of a venue count arrivals, places filled and new members', async () => {
  const ownFixture = await createFrontDeskFixture();
  const session = await ownFixture.createSessionIn(20);
  const member = await ownFixture.createBookedMember(session);
  await ownFixture.createBookedMember(session);
  await member.post('/check-ins', { qr_code: ownFixture.qrCode });
  const { body } = await ownFixture.staff.get(`/partner/venues/${ownFixture.venueId}/day`);
  await ownFixture.close();
  expect(body).toMatchObject({
    date: '2026-11-18',
    came_today: 1,
    new_members: 1,
    places_filled: 2,
    places_total: 12,
    no_show_rate: 0,
    recent: [{ kind: 'class', method: 'venue_qr' }],
    arrivals_by_hour: [{ hour: 12, today: 1, average: 0 }],
  });
});

test('the roster of a cancelled class lists whom to call, with a number until the class would end', async () => {
  const session = await fixture.createSessionIn(45);
  const member = await fixture.createBookedMember(session);
  await fixture.deps.db
    .updateTable('users')
    .set({ phone: '+96171123456' })
    .where('id', '=', member.id)
    .execute();
  await fixture.admin.post(`/partner/class-sessions/${session}/cancel`, { reason: 'Trainer ill' });
  const roster = `/partner/class-sessions/${session}/roster`;
  expect((await fixture.staff.get(roster)).body.items).toMatchObject([
    { booking_id: member.bookingId, status: 'cancelled', phone: '+96171123456' },
  ]);
  const refused = await fixture.staff.post('/partner/check-ins/scan', {
    venue_id: fixture.venueId,
    code: await member.code(),
  });
  expect(refused.body).toMatchObject({
    code: 'class_cancelled',
    detail: expect.stringContaining('is cancelled, so'),
  });
  fixture.clock.set(NOW + 3 * HOUR);
  const later = await (await fixture.clientFor(fixture.staffUser)).get(roster);
  fixture.clock.set(NOW);
  expect(later.body.items).toMatchObject([{ phone: null }]);
});
