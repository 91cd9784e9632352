import { limitWindows, type Tier, type WindowedCounter, type ZoneName } from '@pulse/domain';
import { countUses, type MemberUse } from './member-use.ts';
import type { MembershipRow } from './member-uses.store.ts';

/** The visit that the limits are asked about: a class, or open gym now. */
export interface WantedVisit {
  /** Epoch milliseconds. */
  at: number;
  zone: ZoneName;
  venueId: string;
  /** The effective tier: plus when the venue or the class is. */
  tier: Tier;
  /** The venue's own limit of visits a month; null without one. */
  venueLimit: number | null;
}

/** Every limit's counter; null where a limit does not apply. */
export interface LimitCounters {
  daily: WindowedCounter | null;
  monthly: WindowedCounter | null;
  plus: WindowedCounter | null;
  venue: WindowedCounter | null;
}

/**
 * How much of each limit around a wanted visit is taken. What was paid singly does not draw on the
 * plan; it is a visit to the venue all the same.
 */
export function limitCounters(
  membership: MembershipRow | null,
  uses: readonly MemberUse[],
  wanted: WantedVisit,
): LimitCounters {
  const windows = limitWindows(wanted.at, wanted.zone, membership);
  const venue =
    wanted.venueLimit === null
      ? null
      : countUses(
          uses.filter((use) => use.venueId === wanted.venueId),
          windows.venueMonth,
          wanted.venueLimit,
        );
  if (!membership || !windows.billingMonth)
    return { daily: null, monthly: null, plus: null, venue };
  const byPlan = uses.filter((use) => use.paidBy === 'plan');
  const classes = byPlan.filter((use) => use.kind === 'class');
  const plus = byPlan.filter((use) => use.tier === 'plus');
  return {
    daily: countUses(classes, windows.day, membership.classesPerDay),
    monthly: countUses(byPlan, windows.billingMonth, membership.visitsPerMonth),
    plus:
      wanted.tier === 'plus'
        ? countUses(plus, windows.billingMonth, membership.plusVisitsPerMonth)
        : null,
    venue,
  };
}
