import {
  billingMonthOf,
  bookingEligibility,
  coversVisit,
  DAY,
  type EpochMs,
  HOUR,
  hasAllowanceLeft,
  RESTRICTION_EXEMPT_HOURS,
  subscriptionEndsAt,
  type TimeRange,
} from '@pulse/domain';
import type { Db } from '../../../platform/database/transaction.ts';
import type { MemberBookingLimits } from '../../classes/index.ts';
import {
  countUses,
  loadPlanAndUses,
  type MembershipRow,
  type MemberUse,
  noShowRestrictionUntil,
} from '../../memberships/index.ts';
import { buildBookingContext } from './build-booking-context.ts';
import { listVisitLimits } from './visit-limits.store.ts';

/** Class sessions are created this far ahead; nothing later can be booked. */
const LOOK_AHEAD = 61 * DAY;
const ALWAYS: TimeRange = { startsAt: 0, endsAt: Number.MAX_SAFE_INTEGER };

/**
 * The limits that prevent a member from new bookings at `now`: the same counters as booking itself,
 * as date and time ranges, so that a search can exclude the classes that they may not book.
 */
export async function loadBookingLimits(
  db: Db,
  memberId: string,
  now: EpochMs,
): Promise<MemberBookingLimits> {
  const { membership, uses } = await loadPlanAndUses(db, memberId, now + LOOK_AHEAD / 2, now);
  const byPlan = uses.filter((use) => use.paidBy === 'plan');
  const plusUses = byPlan.filter((use) => use.tier === 'plus');
  const restrictedUntil = noShowRestrictionUntil(uses, now);
  // Title and position appear only in the details of refusals, which are not needed here.
  const usesNearClass = uses.map((use) => ({ ...use, title: null, position: null }));
  const withoutPlan = { coveredSpans: [], fullDates: [], fullMonths: [], fullPlusMonths: [] };
  return {
    ...(membership
      ? {
          coveredSpans: coveredSpans(membership, now),
          fullDates: fullDates(byPlan, membership.classesPerDay),
          fullMonths: fullMonths(byPlan, membership, membership.visitsPerMonth, now),
          fullPlusMonths: fullMonths(plusUses, membership, membership.plusVisitsPerMonth, now),
        }
      : withoutPlan),
    fullVenueMonths: await fullVenueMonths(db, uses),
    latestStartAt: restrictedUntil === null ? null : now + RESTRICTION_EXEMPT_HOURS * HOUR,
    allows: (session) =>
      bookingEligibility(
        buildBookingContext({ ...session, membership, uses: usesNearClass }, now),
        now,
      ).allowed,
  };
}

function coveredSpans(membership: MembershipRow, now: EpochMs): TimeRange[] {
  if (!coversVisit(membership, now, now)) return [];
  return [{ startsAt: now, endsAt: subscriptionEndsAt(membership) ?? now + LOOK_AHEAD }];
}

function fullDates(byPlan: readonly MemberUse[], limit: number): string[] {
  const classes = byPlan.filter((use) => use.kind === 'class');
  return [...Map.groupBy(classes, (use) => use.localDate)]
    .filter(([, uses]) => !hasAllowanceLeft(countUses(uses, ALWAYS, limit)))
    .map(([date]) => date);
}

function fullMonths(
  uses: readonly MemberUse[],
  { anchorAt, pauses }: MembershipRow,
  limit: number | null,
  now: EpochMs,
): TimeRange[] {
  const full: TimeRange[] = [];
  for (let at = now; at < now + LOOK_AHEAD; ) {
    const month = billingMonthOf(anchorAt, at, pauses);
    if (!hasAllowanceLeft(countUses(uses, month, limit))) full.push(month);
    at = month.endsAt;
  }
  return full;
}

async function fullVenueMonths(db: Db, uses: readonly MemberUse[]) {
  const limits = await listVisitLimits(db, [...new Set(uses.map((use) => use.venueId))]);
  const months = Map.groupBy(uses, (use) => `${use.venueId} ${use.localDate.slice(0, 7)}`);
  return [...months].flatMap(([key, visits]) => {
    const [venueId = '', month = ''] = key.split(' ');
    const limit = limits.get(venueId);
    const full = limit !== undefined && !hasAllowanceLeft(countUses(visits, ALWAYS, limit));
    return full ? [{ venueId, month }] : [];
  });
}
