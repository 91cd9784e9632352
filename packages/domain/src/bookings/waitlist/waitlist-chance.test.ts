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

describe('the rate of cancellations', () => {
  test('a class without history uses the prior', () => {
    expect(cancellationRate({ taken: 0, cancelled: 0 })).toBeCloseTo(PRIOR_CANCELLATION_RATE);
  });

  test('a long history outweighs the prior', () => {
    expect(cancellationRate({ taken: 980, cancelled: 490 })).toBeCloseTo(0.4924);
  });

  test('half of the cancellations remain a day before the last offer, none after it', () => {
    expect(remainingCancellationShare(NOW + DAY + 30 * MINUTE, NOW)).toBeCloseTo(0.5);
    expect(remainingCancellationShare(NOW + 30 * MINUTE, NOW)).toBe(0);
  });
});

describe('the chance of a member on the waitlist', () => {
  test('the first of twelve, a day and a half hour before: one place of twelve at 6 % each', () => {
    const chance = chanceOf({ startsAt: NOW + DAY + 30 * MINUTE });
    expect(chance).toBeCloseTo(1 - 0.94 ** 12, 6);
  });

  test('is null when the position is not known, and once no place is offered any more', () => {
    expect(waitlistChance(aWaitlistContext({ position: null }), NOW)).toBeNull();
    expect(waitlistChance(aWaitlistContext({ startsAt: NOW + 30 * MINUTE }), NOW)).toBeNull();
  });

  test('is never 0 and never 1', () => {
    expect(chanceOf({ position: 13 })).toBe(0.01);
    expect(chanceOf({ capacity: 1000, history: { taken: 900, cancelled: 800 } })).toBe(0.99);
  });

  const anyEntry = fc.record({
    position: fc.integer({ min: 1, max: 40 }),
    capacity: fc.integer({ min: 1, max: 1000 }),
    startsAt: fc.integer({ min: 1, max: 14 * 24 * 60 }).map((minutes) => NOW + minutes * MINUTE),
    history: fc
      .record({ taken: fc.nat(500), share: fc.double({ min: 0, max: 1, noNaN: true }) })
      .map(({ taken, share }) => ({ taken, cancelled: Math.floor(taken * share) })),
  });
  // The sums of many small terms differ in their last digits.
  const EPSILON = 1e-9;

  test('always lies between 0.01 and 0.99, or is null', () => {
    fc.assert(
      fc.property(anyEntry, (entry) => {
        const chance = waitlistChance(entry, NOW);
        expect(chance === null || (chance >= 0.01 && chance <= 0.99)).toBe(true);
      }),
    );
  });

  test('never grows with a later position, with time, or with fewer cancellations', () => {
    fc.assert(
      fc.property(anyEntry, fc.integer({ min: 1, max: 48 }), (entry, hours) => {
        const chance = waitlistChance(entry, NOW);
        fc.pre(chance !== null);
        const behind = waitlistChance({ ...entry, position: entry.position + 1 }, NOW) ?? 0;
        const later = waitlistChance(entry, NOW + hours * HOUR) ?? 0;
        const { taken, cancelled } = entry.history;
        const history = { taken, cancelled: Math.max(0, cancelled - 1) };
        const withFewer = waitlistChance({ ...entry, history }, NOW) ?? 0;
        for (const other of [behind, later, withFewer])
          expect(other).toBeLessThanOrEqual((chance ?? 0) + EPSILON);
      }),
    );
  });
});

describe('the approximate chance', () => {
  test.each([
    [0.74, { bound: 'about', count: 3, of: 4 }],
    [0.5, { bound: 'about', count: 1, of: 2 }],
    [0.07, { bound: 'about', count: 1, of: 15 }],
    [0.03, { bound: 'less', count: 1, of: 20 }],
    [0.97, { bound: 'more', count: 19, of: 20 }],
  ])('of %d', (chance, expected) => expect(approximateChance(chance)).toEqual(expected));

  test('differs from the chance by at most one in twelve', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.05, max: 0.95, noNaN: true }), (chance) => {
        const { count, of } = approximateChance(chance);
        expect(Math.abs(count / of - chance)).toBeLessThanOrEqual(1 / 11.9);
      }),
    );
  });
});
