import type { EditedPlan, EditPlanData } from '@pulse/contract/client';
import { amountOf } from '#ui/format/formatter.ts';
import { parseAmount } from '#ui/format/parse-amount.ts';

/** The values of the form as they are typed. */
export interface PlanValues {
  classes_per_day: string;
  /** Empty: no limit. */
  visits_per_month: string;
  plus_visits_per_month: string;
  monthly_price: string;
  yearly_price: string;
  currency: string;
}

export type PlanField = keyof PlanValues;

/** The fields of whole numbers, in the order of the form. */
export const limitFields = [
  'classes_per_day',
  'visits_per_month',
  'plus_visits_per_month',
] as const satisfies PlanField[];

/** The fields of prices. */
export const priceFields = ['monthly_price', 'yearly_price'] as const satisfies PlanField[];

/** The values with which the form opens. */
export function toPlanValues(plan: EditedPlan): PlanValues {
  return {
    classes_per_day: String(plan.classes_per_day),
    visits_per_month: plan.visits_per_month === null ? '' : String(plan.visits_per_month),
    plus_visits_per_month: String(plan.plus_visits_per_month),
    monthly_price: String(amountOf(plan.monthly_price)),
    yearly_price: String(amountOf(plan.yearly_price)),
    currency: plan.monthly_price.currency,
  };
}

/** A price as it was typed, in minor units; null for what is no amount above zero. */
export function readPrice(values: PlanValues, field: (typeof priceFields)[number]) {
  const currency = values.currency.trim().toUpperCase();
  if (!/^[A-Z]{3}$/.test(currency)) return null;
  const amount_minor = parseAmount(values[field], currency);
  return amount_minor > 0 ? { amount_minor, currency } : null;
}

/** The fields that cannot be sent: no whole number, or no amount. */
export function unreadableFields(values: PlanValues): PlanField[] {
  const noCount = limitFields.filter((field) => {
    const text = values[field].trim();
    return !(field === 'visits_per_month' && text === '') && !/^\d{1,4}$/.test(text);
  });
  const noCurrency = /^[a-z]{3}$/i.test(values.currency.trim()) ? [] : (['currency'] as const);
  const noPrice = priceFields.filter((field) => !noCurrency.length && !readPrice(values, field));
  return [...noCount, ...noPrice, ...noCurrency];
}

/** What is sent of readable values: all of it, as the version says over what it was typed. */
export function toPlanChange(values: PlanValues): Omit<EditPlanData['body'], 'version'> {
  const monthly = readPrice(values, 'monthly_price');
  const yearly = readPrice(values, 'yearly_price');
  const visits = values.visits_per_month.trim();
  return {
    classes_per_day: Number(values.classes_per_day),
    visits_per_month: visits === '' ? null : Number(visits),
    plus_visits_per_month: Number(values.plus_visits_per_month),
    ...(monthly && { monthly_price: monthly }),
    ...(yearly && { yearly_price: yearly }),
  };
}

/** The field of the form at which a field of the request is shown. */
export function formFieldOf(field: string): string {
  return field.endsWith('.currency') ? 'currency' : field.replace('.amount_minor', '');
}
