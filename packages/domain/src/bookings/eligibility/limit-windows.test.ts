import { expect, test } from 'vitest';
import { isoInstant, type TimeRange } from '../../time/instants.ts';
import { limitWindows } from './limit-windows.ts';

const formatted = (span: TimeRange | null) =>
  span && [isoInstant(span.startsAt), isoInstant(span.endsAt)].map((text) => text.slice(0, 16));

test('a late class counts in the venue’s local day and month and in the member’s billing month', () => {
  const startsAt = Date.parse('2026-11-30T22:30:00Z');
  const windows = limitWindows(startsAt, 'Asia/Beirut', {
    anchorAt: Date.parse('2026-03-15T08:00:00Z'),
  });
  expect(formatted(windows.day)).toEqual(['2026-11-30T22:00', '2026-12-01T22:00']);
  expect(formatted(windows.venueMonth)).toEqual(['2026-11-30T22:00', '2026-12-31T22:00']);
  expect(formatted(windows.billingMonth)).toEqual(['2026-11-15T08:00', '2026-12-15T08:00']);
});

test('a class after the renewal counts in the next billing month', () => {
  const startsAt = Date.parse('2026-12-20T16:00:00Z');
  const anchorAt = Date.parse('2026-03-15T08:00:00Z');
  const { billingMonth } = limitWindows(startsAt, 'Asia/Beirut', { anchorAt });
  expect(formatted(billingMonth)).toEqual(['2026-12-15T08:00', '2027-01-15T08:00']);
});

test('without a membership there is no billing month', () => {
  const { billingMonth } = limitWindows(Date.parse('2026-12-20T16:00:00Z'), 'Asia/Beirut', null);
  expect(billingMonth).toBe(null);
});
