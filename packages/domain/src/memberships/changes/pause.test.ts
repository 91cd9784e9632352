import { expect, test } from 'vitest';
import { DAY } from '../../time/instants.ts';
import { decidePause } from './pause.ts';

const now = Date.UTC(2026, 10, 21);
const renewsAt = now + 10 * DAY;
const calendar = (...pauses: { startsAt: number; endsAt: number }[]) => ({
  anchorAt: Date.UTC(2026, 10, 1),
  pauses,
});
const begun = (daysAgo: number) => ({
  startsAt: now - daysAgo * DAY,
  endsAt: now - (daysAgo - 7) * DAY,
});

test('a pause moves the renewal by its own length', () => {
  expect(decidePause(14, renewsAt, calendar(), now)).toEqual({
    allowed: true,
    pause: { pausedAt: now, resumesAt: now + 14 * DAY, renewsAt: renewsAt + 14 * DAY },
  });
});

test.each([
  [7, true],
  [60, true],
  [6, false],
  [61, false],
  [Number.NaN, false],
])('a pause of %d days: allowed is %s', (days, allowed) => {
  expect(decidePause(days, renewsAt, calendar(), now).allowed).toBe(allowed);
});

test('a third pause within a year is refused with the counters', () => {
  expect(decidePause(14, renewsAt, calendar(begun(300), begun(60)), now)).toEqual({
    allowed: false,
    refusal: { code: 'pause_limit_reached', details: { used: 2, limit: 2 } },
  });
});

test('a pause of more than a year ago no longer counts', () => {
  expect(decidePause(14, renewsAt, calendar(begun(366), begun(60)), now).allowed).toBe(true);
});
