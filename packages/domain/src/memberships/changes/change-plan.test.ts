import { expect, test } from 'vitest';
import { planChange } from './change-plan.ts';

const monthly = (plan: 'basic' | 'plus' | 'unlimited') => ({ plan, interval: 'month' as const });
const yearly = (plan: 'basic' | 'plus' | 'unlimited') => ({ plan, interval: 'year' as const });

test('an upgrade takes effect now', () => {
  const change = planChange(monthly('basic'), monthly('unlimited'));
  expect(change).toEqual({ now: monthly('unlimited'), at_renewal: null });
});

test('a downgrade and a switch of interval wait for the renewal', () => {
  const smaller = planChange(monthly('plus'), monthly('basic'));
  expect(smaller).toEqual({ now: null, at_renewal: monthly('basic') });
  const longer = planChange(monthly('plus'), yearly('plus'));
  expect(longer).toEqual({ now: null, at_renewal: yearly('plus') });
  const both = planChange(yearly('plus'), monthly('basic'));
  expect(both).toEqual({ now: null, at_renewal: monthly('basic') });
});

test('an upgrade to another interval upgrades now and switches at the renewal', () => {
  const change = planChange(monthly('basic'), yearly('plus'));
  expect(change).toEqual({ now: monthly('plus'), at_renewal: yearly('plus') });
});

test('choosing the current plan changes nothing', () => {
  expect(planChange(yearly('plus'), yearly('plus'))).toEqual({ now: null, at_renewal: null });
});
