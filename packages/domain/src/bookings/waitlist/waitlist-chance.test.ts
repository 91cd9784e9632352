import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../time/instants.ts';
import {
  approximateChance,
  cancellationRate,
  PRIOR_CANCELLATION_RATE,
  remainingCancellationShare,
  type WaitlistContext,
  waitlistChance,
} from './waitlist-chance.ts';

const NOW = Date.parse('2026-11-18T10:00:00Z');
const aWaitlistContext = (overrides: Partial<WaitlistContext> = {}): WaitlistContext => ({
  position: 1,
  capacity: 12,
  startsAt: NOW + 2 * DAY,
  history: { taken: 0, cancelled: 0 },
  ...overrides,
});
const chanceOf = (overrides: Partial<WaitlistContext>, now = NOW) =>
  waitlistChance(aWaitlistContext(overrides), now) ?? Number.NaN;

describe('how many places are given up', () => {
  test('a class without history takes the stated prior', () => {
    expect(cancellationRate({ taken: 0, cancelled: 0 })).toBeCloseTo(PRIOR_CANCELLATION_RATE);
  });

  test('a long history outweighs the prior', () => {
    expect(cancellationRate({ taken: 980, cancelled: 490 })).toBeCloseTo(0.4924);
  });

  test('half of them are still to come a day before the last offer, none after it', () => {
    expect(remainingCancellationShare(NOW + DAY + 30 * MINUTE, NOW)).toBeCloseTo(0.5);
    expect(remainingCancellationShare(NOW + 30 * MINUTE, NOW)).toBe(0);
  });
});

describe('the chance of somebody in line', () => {
  test('the first of twelve, a day and a half hour before: one place of twelve at 6 % each', () => {
    const chance = chanceOf({ startsAt: NOW + DAY + 30 * MINUTE });
    expect(chance).toBeCloseTo(1 - 0.94 ** 12, 6);
  });

  test('is not said when the position is not known, nor once nothing is offered any more', () => {
    expect(waitlistChance(aWaitlistContext({ position: null }), NOW)).toBeNull();
    expect(waitlistChance(aWaitlistContext({ startsAt: NOW + 30 * MINUTE }), NOW)).toBeNull();
  });

  test('is never nothing and never certain', () => {
    expect(chanceOf({ position: 13 })).toBe(0.01);
    expect(chanceOf({ capacity: 1000, history: { taken: 900, cancelled: 800 } })).toBe(0.99);
  });

  const anyWait = fc.record({
    position: fc.integer({ min: 1, max: 40 }),
    capacity: fc.integer({ min: 1, max: 1000 }),
    startsAt: fc.integer({ min: 1, max: 14 * 24 * 60 }).map((minutes) => NOW + minutes * MINUTE),
    history: fc
      .record({ taken: fc.nat(500), share: fc.double({ min: 0, max: 1, noNaN: true }) })
      .map(({ taken, share }) => ({ taken, cancelled: Math.floor(taken * share) })),
  });
  // The sums of many small terms differ in their last digits.
  const EPSILON = 1e-9;

  test('always lies between 1 and 99 in a hundred, or is not said', () => {
    fc.assert(
      fc.property(anyWait, (wait) => {
        const chance = waitlistChance(wait, NOW);
        expect(chance === null || (chance >= 0.01 && chance <= 0.99)).toBe(true);
      }),
    );
  });

  test('never grows by standing further back, by waiting, or by fewer places given up', () => {
    fc.assert(
      fc.property(anyWait, fc.integer({ min: 1, max: 48 }), (wait, hours) => {
        const chance = waitlistChance(wait, NOW);
        fc.pre(chance !== null);
        const behind = waitlistChance({ ...wait, position: wait.position + 1 }, NOW) ?? 0;
        const later = waitlistChance(wait, NOW + hours * HOUR) ?? 0;
        const { taken, cancelled } = wait.history;
        const calm = { taken, cancelled: Math.max(0, cancelled - 1) };
        const calmer = waitlistChance({ ...wait, history: calm }, NOW) ?? 0;
        for (const other of [behind, later, calmer])
          expect(other).toBeLessThanOrEqual((chance ?? 0) + EPSILON);
      }),
    );
  });
});

describe('how a chance is said', () => {
  test.each([
    [0.74, { bound: 'about', count: 3, of: 4 }],
    [0.5, { bound: 'about', count: 1, of: 2 }],
    [0.07, { bound: 'about', count: 1, of: 20 }],
    [0.03, { bound: 'less', count: 1, of: 20 }],
    [0.97, { bound: 'more', count: 19, of: 20 }],
  ])('%d', (chance, said) => expect(approximateChance(chance)).toEqual(said));

  test('what is said is never further off than one in twelve', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.05, max: 0.95, noNaN: true }), (chance) => {
        const { count, of } = approximateChance(chance);
        expect(Math.abs(count / of - chance)).toBeLessThanOrEqual(1 / 11.9);
      }),
    );
  });
});
