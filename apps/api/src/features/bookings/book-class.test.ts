import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BookingWorld, bookingWorld } from '../../../test/booking-world.ts';

let world: BookingWorld;
beforeAll(async () => {
  world = await bookingWorld();
});
afterAll(() => world.close());

test('a member books a place and finds it among the upcoming bookings', async () => {
  const rima = await world.member();
  const yoga = await world.session(48);
  const booked = await rima.post('/bookings', { class_session_id: yoga });
  expect(booked.status).toBe(201);
  expect(booked.body).toMatchObject({
    status: 'confirmed',
    paid_by: 'plan',
    waitlist_position: null,
    session: { id: yoga, booked: 1, waitlisted: 0, time_zone: 'Asia/Beirut' },
    free_cancel_until: '2026-11-19T22:00:00.000Z',
  });
  const upcoming = await rima.get('/bookings?view=upcoming');
  expect(upcoming.body.items).toEqual([booked.body]);
  expect(await world.factsOf(booked.body.id)).toEqual(['booking.confirmed']);
});
