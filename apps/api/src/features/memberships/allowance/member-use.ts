import {
  type BookingState,
  countsAgainstLimits,
  type EpochMs,
  isVisit,
  type LocalDate,
  noShowRestriction,
  type Tier,
  type TimeRange,
  type WindowedCounter,
} from '@pulse/domain';

/** A booking or an open-gym visit of one member, as the limits count it. */
export interface MemberUse {
  id: string;
  kind: 'class' | 'open_gym';
  status: BookingState;
  /** Null for an open-gym visit. */
  sessionId: string | null;
  venueId: string;
  tier: Tier;
  paidBy: 'plan' | 'drop_in';
  startsAt: EpochMs;
  endsAt: EpochMs;
  /** In the venue's time zone. */
  localDate: LocalDate;
  lateCancelled: boolean;
  visitReturned: boolean;
  bookedAt: EpochMs | null;
}

/** Counts the uses whose class starts inside a window against a limit; null means no limit. */
export function countUses(
  uses: readonly MemberUse[],
  window: TimeRange,
  limit: number | null,
): WindowedCounter {
  const counter = { used: 0, booked: 0, limit, resetsAt: window.endsAt };
  for (const use of uses) {
    if (use.startsAt < window.startsAt || use.startsAt >= window.endsAt) continue;
    const state = {
      status: use.status,
      lateCancelled: use.lateCancelled,
      visitReturned: use.visitReturned,
    };
    if (isVisit(state)) counter.used += 1;
    else if (countsAgainstLimits(state)) counter.booked += 1;
  }
  return counter;
}

/** When the restriction after no-shows ends, or null without one. */
export function noShowRestrictionUntil(uses: readonly MemberUse[], now: EpochMs): EpochMs | null {
  const noShows = uses
    .filter((use) => use.status === 'no_show' && !use.visitReturned)
    .map((use) => use.endsAt);
  return noShowRestriction(noShows, now);
}
