import { expect, test } from 'vitest';
import { bookingsAbovePlan } from './bookings-above-plan.ts';

const calendar = { anchorAt: Date.UTC(2026, 10, 1), pauses: [] };
const basic = { classesPerDay: 1, visitsPerMonth: 2, plusVisitsPerMonth: 0 };
const booking = (date: string, tier: 'standard' | 'plus' = 'standard', hour = '10') => ({
  startsAt: Date.parse(`${date}T${hour}:00:00Z`),
  localDate: date,
  tier,
});

test('what a smaller plan includes stays out, what is above it by day, month or tier is named', () => {
  const bookings = [
    booking('2026-12-02'),
    booking('2026-12-02', 'standard', '18'),
    booking('2026-12-03', 'plus'),
    booking('2026-12-04'),
    booking('2027-01-01'),
  ];
  expect(bookingsAbovePlan(bookings, basic, calendar)).toEqual(bookings.slice(1, 4));
});

test('a plan without a limit of visits names none of the month', () => {
  const bookings = Array.from({ length: 9 }, (_, day) => booking(`2026-12-0${day + 1}`));
  const unlimited = { classesPerDay: 1, visitsPerMonth: null, plusVisitsPerMonth: 0 };
  expect(bookingsAbovePlan(bookings, unlimited, calendar)).toEqual([]);
});
