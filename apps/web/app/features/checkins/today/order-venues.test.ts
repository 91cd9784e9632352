import type { VenueToday } from '@pulse/contract/client';
import { expect, test } from 'vitest';
import { orderVenues } from './order-venues.ts';

const venue = (name: string, starts_at?: string): VenueToday => ({
  id: name,
  name,
  time_zone: 'Asia/Beirut',
  date: '2026-11-23',
  classes: 1,
  places_filled: 0,
  places_total: 0,
  arrived: 0,
  in_now: 0,
  waitlisted: 0,
  open_appeals: 0,
  reviews_to_answer: 0,
  next_classes: starts_at
    ? [
        {
          id: name,
          title: name,
          trainer_name: null,
          starts_at,
          ends_at: starts_at,
          booked: 0,
          capacity: 1,
          waitlisted: 0,
        },
      ]
    : [],
  rates_proposed: false,
  answered_disputes: null,
});

test('the venue whose class comes next is first, and those without one are last, by name', () => {
  const venues = [
    venue('Zen'),
    venue('Late', '2026-11-23T18:00:00Z'),
    venue('Alpha'),
    venue('Soon', '2026-11-23T09:00:00Z'),
  ];
  expect(orderVenues(venues).map(({ name }) => name)).toEqual(['Soon', 'Late', 'Alpha', 'Zen']);
});
