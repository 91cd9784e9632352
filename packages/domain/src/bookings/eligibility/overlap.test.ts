import { expect, test } from 'vitest';
import type { EpochMs } from '../../time/instants.ts';
import { findConflict, overlappingWaitlistEntries, overlaps } from './overlap.ts';

const span = (startsAt: EpochMs, endsAt: EpochMs) => ({ startsAt, endsAt });

test('two classes overlap when they share a moment, not when one follows the other', () => {
  expect(overlaps(span(10, 20), span(19, 30))).toBe(true);
  expect(overlaps(span(10, 20), span(12, 15))).toBe(true);
  expect(overlaps(span(10, 20), span(20, 30))).toBe(false);
  expect(overlaps(span(20, 30), span(10, 20))).toBe(false);
});

test('the earliest conflicting booking is returned', () => {
  expect(findConflict([span(30, 40), span(10, 20)], span(15, 35))).toEqual(span(10, 20));
  expect(findConflict([span(30, 40)], span(10, 30))).toBe(null);
});

test('a confirmed class removes the waitlist entries that overlap it and no others', () => {
  const waiting = [span(10, 20), span(20, 30), span(25, 35)];
  expect(overlappingWaitlistEntries(waiting, span(15, 25))).toEqual([span(10, 20), span(20, 30)]);
});
