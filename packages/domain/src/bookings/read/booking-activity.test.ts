import { describe, expect, test } from 'vitest';
import { DAY, HOUR } from '../../time/instants.ts';
import { type BookingTimestamps, bookingActivities, recentActivities } from './booking-activity.ts';

const NOW = Date.parse('2026-11-18T10:00:00Z');
const aBooking = (overrides: Partial<BookingTimestamps> = {}): BookingTimestamps => ({
  status: 'confirmed',
  startsAt: NOW + DAY,
  endsAt: NOW + DAY + HOUR,
  waitlistedAt: null,
  bookedAt: NOW - DAY,
  cancelledAt: null,
  ...overrides,
});
const kindsOf = (overrides: Partial<BookingTimestamps>) =>
  bookingActivities(aBooking(overrides), NOW).map(({ kind }) => kind);

describe('what happened to a booking', () => {
  test('a place taken immediately was booked', () => expect(kindsOf({})).toEqual(['booked']));

  test('a place taken after waiting is a promotion, without a separate waitlisted activity', () => {
    expect(kindsOf({ waitlistedAt: NOW - 2 * DAY })).toEqual(['promoted']);
  });

  test('a member still waiting has only the waitlisted activity', () => {
    expect(kindsOf({ status: 'waitlisted', waitlistedAt: NOW - HOUR, bookedAt: null })).toEqual([
      'waitlisted',
    ]);
  });

  test('a cancelled booking was booked and then cancelled', () => {
    expect(kindsOf({ status: 'cancelled', cancelledAt: NOW - HOUR })).toEqual([
      'booked',
      'cancelled',
    ]);
  });

  test.each([
    ['completed', 'attended'],
    ['no_show', 'missed'],
  ] as const)(
    'a booking with the status %s after the class has the activity %s',
    (status, kind) => {
      expect(kindsOf({ status, startsAt: NOW - 3 * HOUR, endsAt: NOW - 2 * HOUR })).toContain(kind);
    },
  );

  test('an activity is not listed before it has happened', () => {
    expect(kindsOf({ bookedAt: NOW + 1 })).toEqual([]);
  });
});

test('of several bookings the latest activity of each is listed, newest first, up to the limit', () => {
  const attended = aBooking({ status: 'completed', startsAt: NOW - HOUR, endsAt: NOW });
  const cancelled = aBooking({ status: 'cancelled', cancelledAt: NOW - 2 * HOUR });
  const activities = recentActivities([aBooking(), cancelled, attended], NOW, 2);
  expect(activities.map(({ kind, booking }) => [kind, booking])).toEqual([
    ['attended', attended],
    ['cancelled', cancelled],
  ]);
});
