import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MixedCurrencies } from '../../money.ts';
import { DAY, type EpochMs } from '../../time/instants.ts';
import { upgradeCharge } from './proration.ts';

const usd = (amount_minor: number) => ({ amount_minor, currency: 'USD' });
const period = { startsAt: Date.UTC(2026, 10, 1), endsAt: Date.UTC(2026, 11, 1) };

test('an upgrade on the first day costs the whole difference', () => {
  expect(upgradeCharge(usd(3_900), usd(6_900), period, period.startsAt)).toEqual(usd(3_000));
});

test('ten days into thirty it costs two thirds, and a started day counts in full', () => {
  const tenth = period.startsAt + 10 * DAY;
  expect(upgradeCharge(usd(3_900), usd(6_900), period, tenth)).toEqual(usd(2_000));
  expect(upgradeCharge(usd(3_900), usd(6_900), period, tenth + DAY / 2)).toEqual(usd(2_000));
  expect(upgradeCharge(usd(3_900), usd(6_900), period, tenth + DAY)).toEqual(usd(1_900));
});

test('half a cent is rounded up and less is rounded down', () => {
  const halfway = period.startsAt + 15 * DAY;
  expect(upgradeCharge(usd(0), usd(5), period, halfway)).toEqual(usd(3));
  expect(upgradeCharge(usd(0), usd(1), period, period.startsAt + 16 * DAY)).toEqual(usd(0));
});

test('a cheaper plan and an ended period cost nothing, never less', () => {
  expect(upgradeCharge(usd(6_900), usd(3_900), period, period.startsAt)).toEqual(usd(0));
  expect(upgradeCharge(usd(3_900), usd(6_900), period, period.endsAt + DAY)).toEqual(usd(0));
});

test('plans in two currencies are an error', () => {
  const pounds = { amount_minor: 6_900, currency: 'GBP' };
  expect(() => upgradeCharge(usd(3_900), pounds, period, period.startsAt)).toThrow(MixedCurrencies);
});

test('a charge in a currency with three decimals is in tens, as a card can be charged', () => {
  const kwd = (amount_minor: number) => ({ amount_minor, currency: 'KWD' });
  const third = period.endsAt - 10 * DAY;
  expect(upgradeCharge(kwd(12_000), kwd(21_250), period, third)).toEqual(kwd(3_080));
});

test('a charge is an integer between 0 and the difference, and falls as days pass', () => {
  const price = fc.integer({ min: 0, max: 200_000 });
  const moment = fc.integer({ min: period.startsAt, max: period.endsAt });
  fc.assert(
    fc.property(price, price, moment, moment, (current, target, one, other) => {
      const charge = (now: EpochMs) =>
        upgradeCharge(usd(current), usd(target), period, now).amount_minor;
      const [early, late] = [charge(Math.min(one, other)), charge(Math.max(one, other))];
      expect(Number.isInteger(early)).toBe(true);
      expect(early).toBeLessThanOrEqual(Math.max(0, target - current));
      expect(late).toBeGreaterThanOrEqual(0);
      expect(late).toBeLessThanOrEqual(early);
    }),
  );
});
