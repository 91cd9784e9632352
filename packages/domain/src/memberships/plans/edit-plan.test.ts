import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY } from '../../time/instants.ts';
import { renewalPrice } from './agreed-terms.ts';
import { type AgreedPrice, countPriceChange, type PlanFigures, planFault } from './edit-plan.ts';

const usd = (amount_minor: number) => ({ amount_minor, currency: 'USD' });
const plus: PlanFigures = {
  classes_per_day: 2,
  visits_per_month: 16,
  plus_visits_per_month: 4,
  monthly_price: usd(6_900),
  yearly_price: usd(69_000),
};

test('plus visits are at most the visits, unless these have no limit', () => {
  expect(planFault(plus)).toBeNull();
  expect(planFault({ ...plus, plus_visits_per_month: 16 })).toBeNull();
  expect(planFault({ ...plus, plus_visits_per_month: 17 })).toEqual({
    field: 'plus_visits_per_month',
    fault: 'plus_visits_above_visits',
  });
  expect(planFault({ ...plus, visits_per_month: null, plus_visits_per_month: 17 })).toBeNull();
});

test('both prices of a plan are in one currency', () => {
  const euros = { amount_minor: 6_900, currency: 'EUR' };
  expect(planFault({ ...plus, monthly_price: euros })).toEqual({
    field: 'yearly_price',
    fault: 'plan_currencies_differ',
  });
});

test('a price concerns those who agreed to less, to more and to another currency', () => {
  const agreed: AgreedPrice[] = [
    { interval: 'month', price: usd(5_900), members: 3 },
    { interval: 'month', price: usd(6_900), members: 40 },
    { interval: 'month', price: usd(8_900), members: 2 },
    { interval: 'month', price: { amount_minor: 100, currency: 'EUR' }, members: 5 },
    { interval: 'year', price: usd(100), members: 7 },
  ];
  const change = { dearer: 43, cheaper: 2, otherCurrency: 5 };
  expect(countPriceChange(agreed, 'month', usd(7_900))).toEqual(change);
  expect(countPriceChange(agreed, 'month', usd(6_900))).toEqual({ ...change, dearer: 3 });
});

test('a member who is counted as dearer or cheaper pays what the renewal asks after a notice', () => {
  const renewsAt = Date.UTC(2027, 0, 1);
  fc.assert(
    fc.property(fc.nat(20_000), fc.nat(20_000), (agreed, now) => {
      const price = usd(now);
      const counted = countPriceChange(
        [{ interval: 'month', price: usd(agreed), members: 1 }],
        'month',
        price,
      );
      const notices = counted.dearer === 1 ? [{ price, noticedAt: renewsAt - 30 * DAY }] : [];
      expect(renewalPrice(usd(agreed), price, notices, renewsAt)).toEqual(price);
      expect(counted.dearer + counted.cheaper).toBe(agreed === now ? 0 : 1);
    }),
  );
});
