import type { Booking } from '@pulse/contract/client';
import { HOUR } from '@pulse/domain';
import { beforeEach, expect, test, vi } from 'vitest';
import { readStoredBookings, storeBookings } from './stored-bookings.ts';

const now = Date.parse('2026-11-21T10:00:00Z');

/** The stored fields of a booking that starts in `hours` hours. */
function createBooking(hours: number): Booking {
  const at = (offset: number) => new Date(now + (hours + offset) * HOUR).toISOString();
  return {
    id: `booking-${hours}`,
    status: 'confirmed',
    pending_for: null,
    check_in_opens_at: at(-0.5),
    check_in_closes_at: at(0.25),
    session: {
      title: 'Vinyasa Flow',
      starts_at: at(0),
      ends_at: at(1),
      time_zone: 'Asia/Beirut',
      venue: { id: 'venue', name: 'Nafas Studio', city: 'Beirut', district: '' },
    },
  } as Booking;
}

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

test('the next bookings are stored with the time at which they were fetched', () => {
  storeBookings('maya', [createBooking(2)], now);
  expect(readStoredBookings('maya', now)).toMatchObject({
    as_of: '2026-11-21T10:00:00.000Z',
    items: [{ title: 'Vinyasa Flow', venue: { name: 'Nafas Studio', area: 'Beirut' } }],
  });
});

test('bookings stored for another user are not returned', () => {
  storeBookings('maya', [createBooking(2)], now);
  expect(readStoredBookings('nadim', now)).toBeNull();
});

test('a booking that has ended is not returned', () => {
  storeBookings('maya', [createBooking(2), createBooking(30)], now);
  const later = readStoredBookings('maya', now + 4 * HOUR);
  expect(later?.items.map(({ id }) => id)).toEqual(['booking-30']);
});

test('unreadable data is ignored', () => {
  localStorage.setItem('pulse_offline_bookings', '{"user_id":"maya","items":');
  expect(readStoredBookings('maya', now)).toBeNull();
});
