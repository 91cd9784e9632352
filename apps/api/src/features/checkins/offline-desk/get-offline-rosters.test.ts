import { HOUR, isoInstant } from '@pulse/domain';
import { expect } from 'vitest';
import { NOW } from '../../../../test/fixtures/booking-fixture.ts';
import { fixture, test } from '../../../../test/fixtures/front-desk-fixture.ts';

test('a desk keeps the rosters of today and tomorrow, and of a person no more than it shows', async () => {
  const { db } = fixture.deps;
  const today = await fixture.createSessionIn(20);
  const tomorrow = await fixture.createSessionIn((24 * HOUR) / 60_000);
  await fixture.createSessionIn((48 * HOUR) / 60_000);
  const member = await fixture.createBookedMember(today);
  await db
    .updateTable('users')
    .set({ phone: '+961 1 234 567' })
    .where('id', '=', member.id)
    .execute();
  const cancelled = await fixture.createSessionIn(200);
  await fixture.createBookedMember(cancelled);
  await fixture.admin.post(`/partner/class-sessions/${cancelled}/cancel`, { reason: 'Flooded' });

  const { body } = await fixture.staff.get(`/partner/venues/${fixture.venueId}/offline-rosters`);
  expect(body).toMatchObject({
    server_time: isoInstant(NOW),
    date: '2026-11-18',
    venue: { id: fixture.venueId },
  });
  const kept = body.rosters.map((roster: { session: { id: string }; items: object[] }) => [
    roster.session.id,
    roster.items.length,
  ]);
  expect(kept).toEqual([
    [today, 1],
    [cancelled, 0],
    [tomorrow, 0],
  ]);
  expect(body.rosters[0].items).toMatchObject([
    { booking_id: member.bookingId, photo_url: null, phone: null, no_shows_30_days: 0 },
  ]);
});
