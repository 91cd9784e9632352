import { expect, test } from 'vitest';
import {
  firstMonthToReview,
  lastDateOf,
  monthToReview,
  rangeOfMonth,
  reviewMonth,
} from './month-review.ts';

const visit = (venueId: string, minutes: number | null = 60) => ({
  at: 0,
  minutes,
  venueId,
  venueName: `Venue ${venueId}`,
});

test('a month is reviewed in the first week of the next one', () => {
  expect(monthToReview('2026-12-01', '2026-11-30')).toBe('2026-11');
  expect(monthToReview('2027-01-07', '2026-01-01')).toBe('2026-12');
  expect(monthToReview('2026-12-08', '2026-01-01')).toBeNull();
});

test('no month before the member joined is reviewed', () => {
  expect(monthToReview('2026-12-01', '2026-12-01')).toBeNull();
  expect(firstMonthToReview('2026-12-20', '2026-12-01')).toBe('2026-12');
  expect(firstMonthToReview('2026-12-20', '2026-11-30')).toBe('2026-11');
  expect(firstMonthToReview('2027-01-02', '2025-06-01')).toBe('2026-12');
});

test('a month begins and ends at midnight of its time zone, also across a clock change', () => {
  const { startsAt, endsAt } = rangeOfMonth('2026-10', 'Europe/Paris');
  expect(new Date(startsAt).toISOString()).toBe('2026-09-30T22:00:00.000Z');
  expect(new Date(endsAt).toISOString()).toBe('2026-10-31T23:00:00.000Z');
  expect(lastDateOf('2028-02')).toBe('2028-02-29');
});

test('the most visited places come first, and those never visited before are named', () => {
  const review = reviewMonth([visit('b'), visit('a', 45), visit('b', null)], new Set(['b']));
  expect(review).toMatchObject({ visits: 3, minutes: 105, firstTimeCount: 1 });
  expect(review.favouritePlaces.map(({ id, visits }) => [id, visits])).toEqual([
    ['b', 2],
    ['a', 1],
  ]);
  expect(review.firstTimePlaces.map(({ id }) => id)).toEqual(['a']);
});

test('three places of each kind are named, and all are counted', () => {
  const review = reviewMonth(
    ['a', 'b', 'c', 'd'].map((id) => visit(id)),
    new Set(),
  );
  expect(review.favouritePlaces).toHaveLength(3);
  expect(review.firstTimePlaces).toHaveLength(3);
  expect(review.firstTimeCount).toBe(4);
});

test('a month without visits is all zeros', () => {
  expect(reviewMonth([], new Set())).toMatchObject({ visits: 0, minutes: 0, firstTimeCount: 0 });
});
