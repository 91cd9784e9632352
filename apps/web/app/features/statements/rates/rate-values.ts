import type { ProposeRatesData, VenueRates } from '@pulse/contract/client';
import { PAID_VISIT_KINDS, type PaidVisitKind } from '@pulse/domain';
import { amountOf } from '#ui/format/formatter.ts';
import { parseAmount } from '#ui/format/parse-amount.ts';

/** What is typed of a proposal; an empty amount leaves the rate as it is. */
export type RateValues = Record<PaidVisitKind | 'first_day' | 'currency', string>;

/** A rate of one kind as it was typed: minor units, undefined where nothing is typed, or NaN. */
function readRate(values: RateValues, kind: PaidVisitKind): number | undefined {
  const currency = values.currency.trim().toUpperCase();
  return values[kind].trim() === '' ? undefined : parseAmount(values[kind], currency);
}

/** The values with which the form opens: the rates in force. */
export function toRateValues({ rates, currency, first_possible_day }: VenueRates): RateValues {
  const shown = (kind: PaidVisitKind) => {
    const rate = rates.find((one) => one.kind === kind);
    if (!rate || !currency) return '';
    return String(amountOf({ amount_minor: rate.amount_minor, currency }));
  };
  return {
    first_day: first_possible_day,
    currency: currency ?? 'USD',
    class: shown('class'),
    plus: shown('plus'),
    open_gym: shown('open_gym'),
    late: shown('late'),
    missed: shown('missed'),
  };
}

/** The fields that cannot be sent. */
export function unreadableRates(values: RateValues): (keyof RateValues)[] {
  const amounts = PAID_VISIT_KINDS.filter((kind) => Number.isNaN(readRate(values, kind)));
  const currency = /^[a-z]{3}$/i.test(values.currency.trim()) ? [] : (['currency'] as const);
  return [...(values.first_day ? [] : (['first_day'] as const)), ...currency, ...amounts];
}

/** What is proposed: the kinds whose amount differs from the rate in force. */
export function toProposal(values: RateValues, present: VenueRates): ProposeRatesData['body'] {
  const changed = PAID_VISIT_KINDS.flatMap((kind) => {
    const amount = readRate(values, kind);
    const rate = present.rates.find((one) => one.kind === kind);
    return amount === undefined || amount === rate?.amount_minor ? [] : [[kind, amount] as const];
  });
  return {
    first_day: values.first_day,
    currency: values.currency.trim().toUpperCase(),
    rates: Object.fromEntries(changed),
  };
}
