import { expect, test } from 'vitest';
import { DAY, HOUR } from '../../time/instants.ts';
import { nextRenewalAttempt, nextRenewalStep } from './renewal-retries.ts';

const ended = Date.UTC(2026, 10, 30);

test('a failed renewal is tried again after one, three and five days, and ended after seven', () => {
  const steps: number[] = [];
  for (let now = ended; now < ended + 7 * DAY; now = nextRenewalStep(ended, now))
    steps.push((now - ended) / DAY);
  expect(steps).toEqual([0, 1, 3, 5]);
  expect(nextRenewalAttempt(ended, ended + 5 * DAY)).toBeNull();
  expect(nextRenewalStep(ended, ended + 5 * DAY)).toBe(ended + 7 * DAY);
});

test('an attempt that was late is not repeated at once', () => {
  expect(nextRenewalStep(ended, ended + 2 * DAY)).toBe(ended + 3 * DAY);
  expect(nextRenewalStep(ended, ended + 5 * DAY + HOUR)).toBe(ended + 7 * DAY);
});
