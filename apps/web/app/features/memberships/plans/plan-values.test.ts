import type { EditedPlan } from '@pulse/contract/client';
import { expect, test } from 'vitest';
import {
  formFieldOf,
  readPrice,
  toPlanChange,
  toPlanValues,
  unreadableFields,
} from './plan-values.ts';

const plan: EditedPlan = {
  code: 'unlimited',
  version: 3,
  classes_per_day: 3,
  visits_per_month: null,
  plus_visits_per_month: 12,
  monthly_price: { amount_minor: 10_950, currency: 'USD' },
  yearly_price: { amount_minor: 109_000, currency: 'USD' },
  published_at: null,
  agreed_prices: [],
};
const values = toPlanValues(plan);

test('what is shown and saved unchanged is what the plan has', () => {
  expect(values).toMatchObject({ visits_per_month: '', monthly_price: '109.5' });
  expect(unreadableFields(values)).toEqual([]);
  expect(toPlanChange(values)).toEqual({
    classes_per_day: 3,
    visits_per_month: null,
    plus_visits_per_month: 12,
    monthly_price: plan.monthly_price,
    yearly_price: plan.yearly_price,
  });
});

test('a price is read in the minor units of its currency: none, two or three decimals', () => {
  const price = (monthly_price: string, currency: string) =>
    readPrice({ ...values, monthly_price, currency }, 'monthly_price')?.amount_minor;
  expect(price('39,5', 'usd')).toBe(3950);
  expect(price('6000', 'JPY')).toBe(6000);
  expect(price('34905000', 'LBP')).toBe(3_490_500_000);
  expect(price('12.345', 'KWD')).toBe(12_345);
  for (const wrong of ['0', '-1', '1.005', 'a lot', ''])
    expect(price(wrong, 'USD')).toBeUndefined();
});

test('what cannot be read is named field by field', () => {
  const wrong = { ...values, classes_per_day: '2.5', plus_visits_per_month: '', yearly_price: '0' };
  expect(unreadableFields(wrong)).toEqual([
    'classes_per_day',
    'plus_visits_per_month',
    'yearly_price',
  ]);
  expect(unreadableFields({ ...values, currency: 'dollars' })).toEqual(['currency']);
});

test('what the server says of a part of a price stands at the field of the form', () => {
  expect(formFieldOf('monthly_price.amount_minor')).toBe('monthly_price');
  expect(formFieldOf('yearly_price.currency')).toBe('currency');
  expect(formFieldOf('classes_per_day')).toBe('classes_per_day');
});
