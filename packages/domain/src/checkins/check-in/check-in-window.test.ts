import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOUR, isoInstant, MINUTE } from '../../time/instants.ts';
import { checkInWindow } from './check-in-window.ts';

const startsAt = Date.UTC(2026, 10, 21, 18);
const stateAt = (minutes: number) => checkInWindow(startsAt, startsAt + minutes * MINUTE).state;

test('check-in is open from 30 minutes before the start to 15 minutes after it', () => {
  expect([-31, -30, 0, 14.99, 15].map(stateAt)).toEqual([
    'too_early',
    'open',
    'open',
    'open',
    'too_late',
  ]);
});

test('the window contains when it opens and closes', () => {
  expect(checkInWindow(startsAt, startsAt - HOUR)).toEqual({
    state: 'too_early',
    opens_at: isoInstant(startsAt - 30 * MINUTE),
    closes_at: isoInstant(startsAt + 15 * MINUTE),
  });
});

test('over time the window opens once and closes once', () => {
  const order = ['too_early', 'open', 'too_late'];
  const moment = fc.integer({ min: -2 * 60, max: 2 * 60 });
  fc.assert(
    fc.property(moment, moment, (one, other) => {
      const early = order.indexOf(stateAt(Math.min(one, other)));
      expect(order.indexOf(stateAt(Math.max(one, other)))).toBeGreaterThanOrEqual(early);
    }),
  );
});
