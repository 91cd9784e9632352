import { localDateOf } from '@pulse/domain';
import { expect } from 'vitest';
import { aBookingRow, anOrganisation, aVenue } from '../../../../test/builders.ts';
import { NOW } from '../../../../test/fixtures/booking-fixture.ts';
import { test as base, fixture } from '../../../../test/fixtures/front-desk-fixture.ts';

const test = base.extend('overrides', { scope: 'file' }, { name: 'Alpha' });
let zoned: string;
test.beforeAll(async () => {
  zoned = await fixture.createVenue({ name: 'Beta', time_zone: 'Pacific/Auckland' });
});

const today = async (as = fixture.admin) => {
  const { status, body } = await as.get('/partner/today');
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const dateIn = (zone: string) => localDateOf(NOW, zone);
const update = (id: string, row: object) =>
  fixture.deps.db.updateTable('class_sessions').set(row).where('id', '=', id).execute();

test('a day of several venues is stated for each on its own date and in sum', async () => {
  const running = await fixture.createSessionIn(10);
  const later = await fixture.createSessionIn(120);
  const abroad = await fixture.createSessionIn(60, zoned);
  await update(abroad, { local_date: dateIn('Pacific/Auckland') });
  await fixture.createSessionIn(24 * 60);
  await update(await fixture.createSessionIn(130), { status: 'cancelled' });
  await update(running, { title: 'First', capacity: 2 });
  await update(later, { title: 'Second', capacity: 1 });
  const arrived = await fixture.createBookedMember(running);
  await fixture.createBookedMember(later);
  const waiting = await fixture.createMember();
  await waiting.book(later, { join_waitlist: true });
  await fixture.staff.post('/partner/check-ins/by-hand', { booking_id: arrived.bookingId });
  const other = await anOrganisation({ db: fixture.deps.db }, 'Somebody else');
  await aVenue(fixture.deps.db, { organisation_id: other, name: 'Foreign' });

  const { sum, venues, more_venues } = await today();
  expect(venues).toMatchObject([
    {
      id: fixture.venueId,
      ...{ classes: 2, places_filled: 2, places_total: 3, arrived: 1, in_now: 1, waitlisted: 1 },
      next_classes: [
        { id: running, title: 'First', booked: 1, capacity: 2, waitlisted: 0 },
        { id: later, title: 'Second', booked: 1, capacity: 1, waitlisted: 1 },
      ],
    },
    { id: zoned, classes: 1, arrived: 0, next_classes: [{ id: abroad }] },
  ]);
  expect(venues.map(({ date }: { date: string }) => date)).toEqual([
    dateIn('Asia/Beirut'),
    dateIn('Pacific/Auckland'),
  ]);
  expect(sum).toMatchObject({ classes: 3, places_filled: 2, arrived: 1, in_now: 1, waitlisted: 1 });
  expect(more_venues).toBe(false);
});

test('an arrival that was corrected is neither in nor arrived', async () => {
  const before = await today();
  const session = await fixture.createSessionIn(15);
  const member = await fixture.createBookedMember(session);
  const { body: checkIn } = await fixture.staff.post('/partner/check-ins/by-hand', {
    booking_id: member.bookingId,
  });
  expect((await today()).sum.in_now).toBe(before.sum.in_now + 1);
  await fixture.staff.post(`/partner/check-ins/${checkIn.id}/correct`, { reason: 'Wrong person' });
  expect((await today()).sum).toMatchObject({
    in_now: before.sum.in_now,
    arrived: before.sum.arrived,
  });
});

test('what waits for the partner is stated, and what concerns money only for the partner admin', async () => {
  const { db } = fixture.deps;
  const member = await fixture.createMember();
  const class_session_id = await fixture.createSessionIn(-300);
  const missed = { user_id: member.id, class_session_id, status: 'no_show' } as const;
  const booking_id = await aBookingRow(db, missed);
  const created_at = new Date(NOW);
  const answer_by = new Date(NOW + 3_600_000);
  await db
    .insertInto('visit_appeals')
    .values({ booking_id, user_id: member.id, venue_id: fixture.venueId, created_at, answer_by })
    .execute();
  await db
    .insertInto('rate_proposals')
    .values({
      venue_id: fixture.venueId,
      organisation_id: fixture.organisationId,
      proposed_by: member.id,
      proposed_at: new Date(NOW),
      first_day: '2027-01-01',
      currency: 'USD',
      rates: JSON.stringify({ class: 900 }),
    })
    .execute();
  const waits = { open_appeals: 1, rates_proposed: true, answered_disputes: null };
  expect((await today()).venues).toMatchObject([waits, { open_appeals: 0, rates_proposed: false }]);
  expect((await today(fixture.staff)).venues[0]).toMatchObject({ ...waits, rates_proposed: false });
});
