import { afterAll, beforeAll, expect, test } from 'vitest';
import { NOW } from '../../../test/booking-world.ts';
import { aMember } from '../../../test/builders.ts';
import { type DoorWorld, doorWorld } from '../../../test/door-world.ts';
import { codes, heldUp } from '../../../test/races.ts';
import type { Tx } from '../../platform/database/transaction.ts';
import { findCheckIn } from './checkins.store.ts';

const HOUR = 3_600_000;
let world: DoorWorld;
beforeAll(async () => {
  world = await doorWorld();
});
afterAll(() => world.close());

const path = '/partner/check-ins/by-hand';
const byHand = (bookingId: string) => world.staff.post(path, { booking_id: bookingId });

test('staff tick a member off and the roster shows who did and when', async () => {
  const session = await world.classIn(20);
  const member = await world.booked(session);
  await world.booked(session);
  expect((await byHand(member.bookingId)).status).toBe(201);
  const { body } = await world.staff.get(`/partner/class-sessions/${session}/roster`);
  expect(body.session).toMatchObject({ id: session, booked: 2, arrived: 1 });
  expect(body.items).toMatchObject([
    { booking_id: member.bookingId, status: 'completed', check_in: { method: 'by_hand' } },
    { status: 'confirmed', check_in: null },
  ]);
});

test('a check-in is taken back by a new row, and can be made again', async () => {
  const member = await world.booked(await world.classIn(20));
  const first = await byHand(member.bookingId);
  const correction = `/partner/check-ins/${first.body.id}/correct`;
  expect((await world.staff.post(correction, { reason: 'Wrong person' })).status).toBe(204);
  expect((await member.get(`/bookings/${member.bookingId}`)).body.status).toBe('confirmed');
  const rows = await world.deps.db
    .selectFrom('check_ins')
    .select(['kind', 'corrects_id', 'reason'])
    .where('booking_id', '=', member.bookingId)
    .orderBy('kind')
    .execute();
  expect(rows).toEqual([
    { kind: 'class', corrects_id: null, reason: null },
    { kind: 'correction', corrects_id: first.body.id, reason: 'Wrong person' },
  ]);
  const twice = await world.staff.post(correction, { reason: 'Wrong person' });
  expect(twice.body.code).toBe('already_corrected');
  expect((await byHand(member.bookingId)).status).toBe(201);
});

test('a check-in that two take back at once is taken back once', async () => {
  const member = await world.booked(await world.classIn(20));
  const { body } = await byHand(member.bookingId);
  const correct = () =>
    world.staff.post(`/partner/check-ins/${body.id}/correct`, { reason: 'Wrong person' });
  const lock = (tx: Tx) => findCheckIn(tx, body.id);
  const answers = await heldUp(world, lock, [correct, correct, correct]);
  expect(codes(answers)).toEqual([204, 'already_corrected', 'already_corrected']);
});

test('a no-show is corrected by hand for 48 hours after the class, then no more', async () => {
  const early = await world.booked(await world.classIn(20));
  const late = await world.booked(await world.classIn(20));
  world.clock.set(NOW + 2 * HOUR);
  await world.runJob('bookings.mark-no-shows');
  expect((await early.get(`/bookings/${early.bookingId}`)).body.status).toBe('no_show');
  const corrected = await (await world.as(world.staffUser)).post(path, {
    booking_id: early.bookingId,
  });
  world.clock.set(NOW + 20 * 60_000 + 49 * HOUR);
  const refused = await (await world.as(world.staffUser)).post(path, {
    booking_id: late.bookingId,
  });
  world.clock.set(NOW);
  expect(corrected.body.booking.status).toBe('completed');
  expect(refused).toMatchObject({ status: 409, body: { code: 'correction_too_late' } });
});

test("another organisation's door answers like a missing one", async () => {
  const session = await world.classIn(20);
  const member = await world.booked(session);
  const checkIn = await byHand(member.bookingId);
  const { db } = world.deps;
  const stranger = await world.as(await aMember({ db }, { role: 'partner_admin' }));
  const answers = await Promise.all([
    stranger.get(`/partner/class-sessions/${session}/roster`),
    stranger.get(`/partner/venues/${world.venueId}/day`),
    stranger.get(`/partner/venues/${world.venueId}/qr-codes`),
    stranger.get(`/partner/members?venue_id=${world.venueId}&q=Person`),
    stranger.post(`/partner/venues/${world.venueId}/qr-codes`, { label: 'Mine' }),
    stranger.post(`/partner/venues/${world.venueId}/turn-link-key`),
    stranger.post('/partner/check-ins/by-hand', { booking_id: member.bookingId }),
    stranger.post('/partner/check-ins/scan', {
      venue_id: world.venueId,
      code: await member.code(),
    }),
    stranger.post(`/partner/check-ins/${checkIn.body.id}/correct`, { reason: 'Not mine' }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
});

test('a member is looked up by a part of the name, accents aside', async () => {
  const { db } = world.deps;
  const user = await aMember({ db }, { fullName: 'Joëlle Abi Nader' });
  const session = await world.classIn(25);
  await db
    .insertInto('memberships')
    .values({
      user_id: user.id,
      plan_code: 'plus',
      billing_interval: 'month',
      status: 'active',
      anchored_at: '2026-11-01T00:00:00Z',
      period_ends_at: '2026-12-01T00:00:00Z',
    })
    .execute();
  await (await world.as(user)).post('/bookings', { class_session_id: session });
  const { body } = await world.staff.get(`/partner/members?venue_id=${world.venueId}&q=joelle`);
  expect(body.items).toMatchObject([
    { full_name: 'Joëlle Abi Nader', session_title: 'Vinyasa Flow' },
  ]);
});

test('the day of a venue counts arrivals, fill and new faces', async () => {
  const fresh = await doorWorld();
  const session = await fresh.classIn(20);
  const member = await fresh.booked(session);
  await fresh.booked(session);
  await member.post('/check-ins', { qr_code: fresh.qrCode });
  const { body } = await fresh.staff.get(`/partner/venues/${fresh.venueId}/day`);
  await fresh.close();
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
