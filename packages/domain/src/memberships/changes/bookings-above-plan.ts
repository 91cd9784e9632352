import type { EpochMs } from '../../time/instants.ts';
import type { LocalDate } from '../../time/zones.ts';
import type { Tier } from '../../venues/tiers.ts';
import type { BillingCalendar } from '../billing/billing-calendar.ts';
import { billingMonthOf } from '../billing/billing-month.ts';
import type { AgreedTerms } from '../plans/agreed-terms.ts';

/** A booking as a smaller plan counts it. */
export interface PlannedBooking {
  startsAt: EpochMs;
  /** In the venue's time zone. */
  localDate: LocalDate;
  tier: Tier;
}

/**
 * Of some bookings, in the order in which they start, those that a plan would not have allowed: more
 * than it includes on that date, or in that billing month.
 */
export function bookingsAbovePlan<B extends PlannedBooking>(
  bookings: readonly B[],
  limits: Pick<AgreedTerms, 'classesPerDay' | 'visitsPerMonth' | 'plusVisitsPerMonth'>,
  { anchorAt, pauses }: BillingCalendar,
): B[] {
  const counts = new Map<string, number>();
  const count = (key: string) => {
    const counted = (counts.get(key) ?? 0) + 1;
    counts.set(key, counted);
    return counted;
  };
  return bookings.filter(({ startsAt, localDate, tier }) => {
    const month = billingMonthOf(anchorAt, startsAt, pauses).startsAt;
    const isOver = [
      count(`day ${localDate}`) > limits.classesPerDay,
      count(`month ${month}`) > (limits.visitsPerMonth ?? Number.POSITIVE_INFINITY),
      tier === 'plus' && count(`plus ${month}`) > limits.plusVisitsPerMonth,
    ];
    return isOver.includes(true);
  });
}
