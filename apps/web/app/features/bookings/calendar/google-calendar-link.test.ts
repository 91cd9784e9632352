import type { Booking } from '@pulse/contract/client';
import { expect, test } from 'vitest';
import { directionsLink } from '../dashboard/directions-link.ts';
import { googleCalendarLink } from './google-calendar-link.ts';

const nafas = { name: 'Nafas & Co', latitude: 33.897, longitude: 35.525 };

test.each([
  ['Mozilla/5.0 (Linux; Android 15)', 'geo:33.897,35.525?q=33.897,35.525(Nafas%20%26%20Co)'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19)', 'https://maps.apple.com/?daddr=33.897,35.525'],
  [
    'Mozilla/5.0 (X11; Linux x86_64)',
    'https://www.openstreetmap.org/directions?to=33.897%2C35.525',
  ],
])('%s opens its own map', (agent, link) => expect(directionsLink(nafas, agent)).toBe(link));

test('a booking opens as an event in Google Calendar, its times in UTC', () => {
  const session = {
    title: 'Vinyasa Flow & more',
    starts_at: '2026-11-26T16:30:00.000Z',
    ends_at: '2026-11-26T17:30:00.000Z',
    time_zone: 'Asia/Beirut',
    venue: { ...nafas, district: 'Mar Mikhael', city: 'Beirut' },
  } as Booking['session'];
  const link = new URL(googleCalendarLink({ session } as Booking, 'https://pulse.test/app'));
  expect(Object.fromEntries(link.searchParams)).toEqual({
    action: 'TEMPLATE',
    text: 'Vinyasa Flow & more',
    dates: '20261126T163000Z/20261126T173000Z',
    ctz: 'Asia/Beirut',
    location: 'Nafas & Co, Mar Mikhael, Beirut',
    details: 'https://pulse.test/app',
  });
});
