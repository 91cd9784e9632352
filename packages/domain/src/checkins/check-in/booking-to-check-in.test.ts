import { expect, test } from 'vitest';
import { HOUR, MINUTE } from '../../time/instants.ts';
import { bookingToCheckIn } from './booking-to-check-in.ts';

const now = Date.UTC(2026, 10, 21, 18);
const inMinutes = (minutes: number) => ({ startsAt: now + minutes * MINUTE });

test('a scan selects the booking whose window is open, the nearest start first', () => {
  const bookings = [inMinutes(25), inMinutes(-10), inMinutes(300)];
  expect(bookingToCheckIn(bookings, now)).toEqual(inMinutes(-10));
});

test('outside every window a scan selects no booking', () => {
  expect(bookingToCheckIn([inMinutes(31), inMinutes(-15)], now)).toBe(null);
  expect(bookingToCheckIn([], now + HOUR)).toBe(null);
});
