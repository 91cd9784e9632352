import {
  billingMonthOf,
  type EpochMs,
  type LimitWindows,
  limitWindows,
  type Tier,
  type WindowedCounter,
  type ZoneName,
} from '@pulse/domain';
import { countUses, type MemberUse } from './member-use.ts';
import type { MembershipRow } from './member-uses.store.ts';

/** The visit for which the limits are counted: a class, or open gym now. */
export interface PlannedVisit {
  at: EpochMs;
  zone: ZoneName;
  venueId: string;
  /** The effective tier: plus when the venue or the class is. */
  tier: Tier;
  /** The venue's own limit of visits a month; null without one. */
  venueLimit: number | null;
}

/** The counter of each limit; null where a limit does not apply. */
export interface LimitCounters {
  daily: WindowedCounter | null;
  monthly: WindowedCounter | null;
  plus: WindowedCounter | null;
  venue: WindowedCounter | null;
}

/**
 * Counts how much of each limit around a planned visit is used. Drop-ins do not count against the
 * plan but against the visit limit of the venue.
 */
export function buildLimitCounters(
  membership: MembershipRow | null,
  uses: readonly MemberUse[],
  visit: PlannedVisit,
): LimitCounters {
  const windows = venueWindows(visit.at, visit.zone);
  const billingMonth =
    membership && billingMonthOf(membership.anchorAt, visit.at, membership.pauses);
  const venue =
    visit.venueLimit === null
      ? null
      : countUses(
          uses.filter((use) => use.venueId === visit.venueId),
          windows.venueMonth,
          visit.venueLimit,
        );
  if (!membership || !billingMonth) return { daily: null, monthly: null, plus: null, venue };
  const byPlan = uses.filter((use) => use.paidBy === 'plan');
  const classes = byPlan.filter((use) => use.kind === 'class');
  const plus = byPlan.filter((use) => use.tier === 'plus');
  return {
    daily: countUses(classes, windows.day, membership.classesPerDay),
    monthly: countUses(byPlan, billingMonth, membership.visitsPerMonth),
    plus:
      visit.tier === 'plus' ? countUses(plus, billingMonth, membership.plusVisitsPerMonth) : null,
    venue,
  };
}

/** Cached windows by start and zone; the oldest are removed first. */
const windowCache = new Map<string, LimitWindows>();
const MAX_CACHED_WINDOWS = 2_000;

// Computing local days and months costs more than all the rules together, and many requests for one
// class need the same ones.
function venueWindows(at: EpochMs, zone: ZoneName): LimitWindows {
  const key = `${at} ${zone}`;
  const cached = windowCache.get(key);
  if (cached) return cached;
  const windows = limitWindows(at, zone, null);
  const [oldest] = windowCache.keys();
  if (windowCache.size >= MAX_CACHED_WINDOWS && oldest !== undefined) windowCache.delete(oldest);
  windowCache.set(key, windows);
  return windows;
}
