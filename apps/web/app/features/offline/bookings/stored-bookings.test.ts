import type { Booking } from '@pulse/contract/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { readStoredBookings, storeBookings } from './stored-bookings.ts';

const now = Date.parse('2026-11-21T10:00:00Z');
const hour = 3_600_000;

/** As much of a booking as is kept, starting so many hours from now. */
function createBooking(hours: number): Booking {
  const at = (offset: number) => new Date(now + (hours + offset) * hour).toISOString();
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

test('the next bookings are kept with the moment they were told', () => {
  storeBookings('maya', [createBooking(2)], now);
  expect(readStoredBookings('maya', now)).toMatchObject({
    as_of: '2026-11-21T10:00:00.000Z',
    items: [{ title: 'Vinyasa Flow', venue: { name: 'Nafas Studio', area: 'Beirut' } }],
  });
});

test('nobody reads what was kept for somebody else', () => {
  storeBookings('maya', [createBooking(2)], now);
  expect(readStoredBookings('nadim', now)).toBeNull();
});

test('what is over is no next booking any more', () => {
  storeBookings('maya', [createBooking(2), createBooking(30)], now);
  const later = readStoredBookings('maya', now + 4 * hour);
  expect(later?.items.map(({ id }) => id)).toEqual(['booking-30']);
});

test('what cannot be read is as good as nothing', () => {
  localStorage.setItem('pulse_offline_bookings', '{"user_id":"maya","items":');
  expect(readStoredBookings('maya', now)).toBeNull();
});
