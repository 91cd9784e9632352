import { expect, test } from 'vitest';
import { DAY } from '../../time/instants.ts';
import type { AgreedTerms } from '../plans/agreed-terms.ts';
import { DEMO_PLANS, type PlanCode, planPrice } from '../plans/plans.ts';
import { quoteChange } from './quote-change.ts';

function terms(code: PlanCode, interval: 'month' | 'year'): AgreedTerms {
  const plan = DEMO_PLANS.find((one) => one.code === code);
  if (!plan) throw new Error('no such plan');
  return {
    plan: code,
    interval,
    price: planPrice(plan, interval),
    classesPerDay: plan.classes_per_day ?? 0,
    visitsPerMonth: plan.visits_per_month,
    plusVisitsPerMonth: plan.plus_visits_per_month ?? 0,
  };
}
const wish = (code: PlanCode, interval: 'month' | 'year' = 'month') => ({
  interval,
  terms: { month: terms(code, 'month'), year: terms(code, 'year') },
});
const november = {
  anchorAt: Date.UTC(2026, 10, 1),
  pauses: [],
  periodEndsAt: Date.UTC(2026, 11, 1),
  terms: terms('basic', 'month'),
};
const usd = (amount_minor: number) => ({ amount_minor, currency: 'USD' });

test('Basic to Plus monthly with 10 of 30 days left costs USD 10.00 now and USD 69 at the renewal', () => {
  const quote = quoteChange(november, wish('plus'), november.periodEndsAt - 10 * DAY);
  expect(quote).toEqual({
    now: { terms: terms('plus', 'month'), charge: usd(1_000) },
    atRenewal: null,
    renewsAt: november.periodEndsAt,
    renewalPrice: usd(6_900),
  });
});

test('days of a pause are not paid for: 10 of 30 days left cost the same after one', () => {
  const pause = { startsAt: Date.UTC(2026, 10, 5), endsAt: Date.UTC(2026, 10, 19) };
  const paused = { ...november, pauses: [pause], periodEndsAt: november.periodEndsAt + 14 * DAY };
  const quote = quoteChange(paused, wish('plus'), paused.periodEndsAt - 10 * DAY);
  expect(quote?.now?.charge).toEqual(usd(1_000));
});

test('a smaller plan and another interval cost nothing now', () => {
  const plus = { ...november, terms: terms('plus', 'month') };
  const smaller = quoteChange(plus, wish('basic'), november.anchorAt);
  expect(smaller).toMatchObject({ now: null, renewalPrice: usd(3_900) });
  expect(smaller?.atRenewal?.plan).toBe('basic');
  const yearly = quoteChange(plus, wish('plus', 'year'), november.anchorAt);
  expect(yearly).toMatchObject({ now: null, renewalPrice: usd(69_000) });
});

test('a larger plan by the year is charged by the month now and by the year at the renewal', () => {
  const quote = quoteChange(november, wish('plus', 'year'), november.anchorAt);
  expect(quote?.now).toMatchObject({ terms: { interval: 'month' }, charge: usd(3_000) });
  expect(quote?.atRenewal).toEqual(terms('plus', 'year'));
});

test('what was agreed counts, not what the plan costs today', () => {
  const cheap = { ...november, terms: { ...november.terms, price: usd(900) } };
  const quote = quoteChange(cheap, wish('plus'), november.anchorAt);
  expect(quote?.now?.charge).toEqual(usd(6_000));
});

test('the same plan is no change', () => {
  expect(quoteChange(november, wish('basic'), november.anchorAt)).toBeNull();
});
