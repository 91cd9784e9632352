import fc from 'fast-check';
import { expect, test } from 'vitest';
import { overdueIfReceivedBefore, reviewDueAt } from './review-deadline.ts';

const due = (received: string) => new Date(reviewDueAt(Date.parse(received))).toISOString();

test.each([
  ['Monday', '2026-11-16T10:00:00.000Z', '2026-11-18T10:00:00.000Z'],
  ['Wednesday evening', '2026-11-19T00:00:00.000Z', '2026-11-23T00:00:00.000Z'],
  ['Thursday', '2026-11-19T10:00:00.000Z', '2026-11-23T10:00:00.000Z'],
  ['Friday', '2026-11-20T10:00:00.000Z', '2026-11-24T10:00:00.000Z'],
  ['Saturday', '2026-11-21T15:00:00.000Z', '2026-11-25T00:00:00.000Z'],
  ['Sunday', '2026-11-22T23:59:00.000Z', '2026-11-25T00:00:00.000Z'],
])('what comes on a %s has two working days', (_, received, expected) => {
  expect(due(received)).toBe(expected);
});

test('the query and the deadline agree about every instant', () => {
  const HALF_DAY = 12 * 60 * 60 * 1000;
  // Around the midnights, where a rule like this one goes wrong.
  const instant = fc
    .tuple(fc.integer({ min: 0, max: 730 }), fc.constantFrom(-1, 0, 1, 3_600_000))
    .map(([halfDays, off]) => Date.parse('2026-01-01T00:00:00Z') + halfDays * HALF_DAY + off);
  fc.assert(
    fc.property(instant, instant, (received, now) => {
      expect(received < overdueIfReceivedBefore(now)).toBe(now > reviewDueAt(received));
    }),
    { numRuns: 2000 },
  );
});
