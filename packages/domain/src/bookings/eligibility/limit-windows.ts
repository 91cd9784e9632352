import { billingMonthOf } from '../../memberships/billing/billing-month.ts';
import type { EpochMs, TimeRange } from '../../time/instants.ts';
import { localDayOf, localMonthOf, type ZoneName } from '../../time/zones.ts';

/** The time ranges in which visits count for a class, one for each limit. */
export interface LimitWindows {
  day: TimeRange;
  billingMonth: TimeRange | null;
  venueMonth: TimeRange;
}

/**
 * The windows around a class: the venue's local day, the billing month of the class's date (null
 * without a membership), and the calendar month in the venue's zone.
 */
export function limitWindows(
  startsAt: EpochMs,
  venueZone: ZoneName,
  membership: { anchorAt: EpochMs; pauses?: readonly TimeRange[] } | null,
): LimitWindows {
  return {
    day: localDayOf(startsAt, venueZone),
    billingMonth: membership && billingMonthOf(membership.anchorAt, startsAt, membership.pauses),
    venueMonth: localMonthOf(startsAt, venueZone),
  };
}
