import { outsideQuietHours } from '../notifications/quiet-hours.ts';
import { DAY, type EpochMs, HOUR, MINUTE } from '../time/instants.ts';
import type { ZoneName } from '../time/zones.ts';

/** How long after the end of a class a member may say how it was. */
export const RATE_VISIT_FOR_MS = 7 * DAY;

/** How long after the end of a class the mail asks, at the earliest. */
export const ASK_AFTER_MS = 3 * HOUR;

/** How long after the end of a class the mail may still ask: later it would be a surprise. */
export const ASK_WITHIN_MS = 24 * HOUR;

/**
 * How late the mail may be. What became due before that while no job ran (an outage, an upgrade, the first
 * start) is asked in the app only: otherwise a whole day's members would be mailed at once.
 */
export const ASK_LATE_MS = 15 * MINUTE;

/** The fewest ratings that are shown as an average: below it one could guess who said what. */
export const LEAST_VISIT_RATINGS = 5;

/** How many days back the ratings count that a venue is shown. */
export const VISIT_RATING_DAYS = 90;

/** What made a visit good, or could be better. */
export const VISIT_ASPECTS = ['trainer', 'class', 'venue', 'atmosphere'] as const;

/** One aspect of a visit. */
export type VisitAspect = (typeof VISIT_ASPECTS)[number];

/** Whether a visit may be rated: `early` before its end, `over` once the days for it have passed. */
export function visitRatingPeriod(endsAt: EpochMs, now: EpochMs): 'early' | 'open' | 'over' {
  if (now < endsAt) return 'early';
  return now < endsAt + RATE_VISIT_FOR_MS ? 'open' : 'over';
}

/** Whether the mail that asks about a visit is to be sent now, outside the member's quiet hours. */
export function isTimeToAsk(endsAt: EpochMs, memberZone: ZoneName, now: EpochMs): boolean {
  if (outsideQuietHours(now, memberZone) !== now) return false;
  const dueAt = outsideQuietHours(endsAt + ASK_AFTER_MS, memberZone);
  const lateAt = dueAt + ASK_LATE_MS;
  const morning = outsideQuietHours(lateAt, memberZone);
  // Due just before the quiet hours: it may wait for their end.
  const until = morning === lateAt ? lateAt : morning + ASK_LATE_MS;
  return now >= dueAt && now < Math.min(until, endsAt + ASK_WITHIN_MS);
}

/** What a venue is shown of its ratings: both null while they are too few; one decimal place. */
export function shownVisitRating(
  count: number,
  stars: number,
): { average: number | null; count: number | null } {
  if (count < LEAST_VISIT_RATINGS) return { average: null, count: null };
  return { average: Math.round((stars / count) * 10) / 10, count };
}
