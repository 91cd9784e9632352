import type { Booking } from '@pulse/contract/client';
import { cityName } from '@pulse/domain';
import { expect, test } from 'vitest';
import { googleCalendarLink } from './google-calendar-link.ts';

test('a booking opens as an event in Google Calendar, its times in UTC, its city in the own language', () => {
  const session = {
    title: 'Vinyasa Flow & more',
    starts_at: '2026-11-26T16:30:00.000Z',
    ends_at: '2026-11-26T17:30:00.000Z',
    time_zone: 'Asia/Beirut',
    venue: { name: 'Nafas & Co', district: 'Mar Mikhael', city: 'Beirut' },
  } as Booking['session'];
  const link = new URL(
    googleCalendarLink({ session } as Booking, 'https://pulse.test/app', (city) =>
      cityName(city, 'fr'),
    ),
  );
  expect(Object.fromEntries(link.searchParams)).toEqual({
    action: 'TEMPLATE',
    text: 'Vinyasa Flow & more',
    dates: '20261126T163000Z/20261126T173000Z',
    ctz: 'Asia/Beirut',
    location: 'Nafas & Co, Mar Mikhael, Beyrouth',
    details: 'https://pulse.test/app',
  });
});
