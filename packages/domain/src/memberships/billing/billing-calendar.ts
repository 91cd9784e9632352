import type { EpochMs, TimeRange } from '../../time/instants.ts';
import type { BillingInterval } from '../plans/plans.ts';
import { billingMonthOf } from './billing-month.ts';

/** From when the billing months of a membership count, and what extended them. */
export interface BillingCalendar {
  anchorAt: EpochMs;
  pauses: readonly TimeRange[];
}

/** How many billing months one payment pays for. */
export function billingMonthsIn(interval: BillingInterval): number {
  return interval === 'month' ? 1 : 12;
}

/** The paid period that ends at `endsAt`: one billing month or twelve, pauses included. */
export function paidPeriod(
  { anchorAt, pauses }: BillingCalendar,
  endsAt: EpochMs,
  interval: BillingInterval,
): TimeRange {
  let startsAt = endsAt;
  for (let months = billingMonthsIn(interval); months > 0; months -= 1)
    ({ startsAt } = billingMonthOf(anchorAt, startsAt - 1, pauses));
  return { startsAt, endsAt };
}

/**
 * When the period ends that is paid at `now` after one that ended at `endsAt`. It begins where the
 * last one ended, also when it is paid late; whole periods that were not charged are passed over.
 */
export function nextPeriodEnd(
  calendar: BillingCalendar,
  endsAt: EpochMs,
  interval: BillingInterval,
  now: EpochMs,
): EpochMs {
  let end = endsAt;
  do end = addMonths(calendar, end, billingMonthsIn(interval));
  while (end <= now);
  return end;
}

/**
 * When a membership renews after a pause: the month in which the pause begins gets longer by the
 * pause, and as many months follow it as before. `calendar` does not contain the pause yet.
 */
export function renewalAfterPause(
  calendar: BillingCalendar,
  renewsAt: EpochMs,
  pause: TimeRange,
): EpochMs {
  let monthsAfter = 0;
  let end = billingMonthOf(calendar.anchorAt, pause.startsAt, calendar.pauses).endsAt;
  while (end < renewsAt) {
    end = addMonths(calendar, end, 1);
    monthsAfter += 1;
  }
  const extended = { ...calendar, pauses: [...calendar.pauses, pause] };
  const month = billingMonthOf(calendar.anchorAt, pause.startsAt, extended.pauses);
  return addMonths(extended, month.endsAt, monthsAfter);
}

function addMonths({ anchorAt, pauses }: BillingCalendar, from: EpochMs, months: number): EpochMs {
  let end = from;
  for (let left = months; left > 0; left -= 1) end = billingMonthOf(anchorAt, end, pauses).endsAt;
  return end;
}
