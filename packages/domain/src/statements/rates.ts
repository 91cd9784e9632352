import type { LocalDate } from '../time/zones.ts';
import type { PaidVisitKind } from './paid-visit-kinds.ts';

/** What a venue is paid for one visit of a kind, from a day on, as both sides agreed. */
export interface AgreedRate {
  kind: PaidVisitKind;
  /** In the venue's calendar. */
  firstDay: LocalDate;
  amountMinor: number;
}

/** The rate in force for a kind on a local date; null where none was agreed yet. */
export function rateOn(
  rates: readonly AgreedRate[],
  kind: PaidVisitKind,
  date: LocalDate,
): AgreedRate | null {
  return rates.reduce<AgreedRate | null>(
    (found, rate) =>
      rate.kind === kind && rate.firstDay <= date && (!found || rate.firstDay > found.firstDay)
        ? rate
        : found,
    null,
  );
}

/**
 * Whether rates may begin on a day: after `today` of the venue, so that no visit that has happened
 * changes its amount. Holds when they are proposed and again when they are accepted.
 */
export function mayRatesBegin(firstDay: LocalDate, today: LocalDate): boolean {
  return firstDay > today;
}
