import { expect, test } from 'vitest';
import { searchAlertEnd } from './search-alerts.ts';

const NOW = Date.parse('2026-11-23T09:00:00Z');

test('an alert for a day ends when that day is over everywhere', () => {
  expect(searchAlertEnd('2026-11-24', NOW)).toBe(Date.parse('2026-11-25T12:00:00Z'));
});

test('an alert for any day ends after thirty days', () => {
  expect(searchAlertEnd(null, NOW)).toBe(Date.parse('2026-12-23T09:00:00Z'));
});
