import type { LocalDate } from '../time/zones.ts';
import type { PaidVisitKind } from './paid-visit-kinds.ts';
import { type AgreedRate, rateOn } from './rates.ts';

/** Visits of one kind on one local day of a venue. */
export interface DayOfVisits {
  date: LocalDate;
  kind: PaidVisitKind;
  visits: number;
}

/** What agreed rates pay for visits; those of a day without a rate are counted apart. */
export interface AgreedRevenue {
  amountMinor: number;
  visits: number;
  withoutRate: number;
}

/** Adds up what the agreed rates of one venue pay for its visits, in minor units of its currency. */
export function agreedRevenue(
  days: readonly DayOfVisits[],
  rates: readonly AgreedRate[],
): AgreedRevenue {
  const sum: AgreedRevenue = { amountMinor: 0, visits: 0, withoutRate: 0 };
  for (const { date, kind, visits } of days) {
    const rate = rateOn(rates, kind, date);
    if (rate) {
      sum.amountMinor += visits * rate.amountMinor;
      sum.visits += visits;
    } else sum.withoutRate += visits;
  }
  return sum;
}
