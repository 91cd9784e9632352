import type { EpochMs } from '../time/instants.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Monday, 5 January 1970, 00:00 UTC. */
const FIRST_MONDAY = 4 * DAY;
/** How long a reviewer has for an application, in working time. */
const REVIEW_TIME = 2 * DAY;

/** The working time that passed since 1970: it stands still on Saturdays and Sundays (UTC). */
function workingTimeAt(at: EpochMs): number {
  const since = at - FIRST_MONDAY;
  const week = Math.floor(since / (7 * DAY));
  return week * 5 * DAY + Math.min(since - week * 7 * DAY, 5 * DAY);
}

/** Until when an application that came at `received` is to be decided: two working days later. */
export function reviewDueAt(received: EpochMs): EpochMs {
  const time = workingTimeAt(received) + REVIEW_TIME;
  // A deadline at the end of a Friday is reached when Monday begins.
  return inWeek(Math.floor(time / (5 * DAY)), time);
}

/** Applications received before this instant are overdue at `now`: the same rule, for a query. */
export function overdueIfReceivedBefore(now: EpochMs): EpochMs {
  const time = workingTimeAt(now) - REVIEW_TIME;
  // What came at a weekend came after the end of that Friday.
  return inWeek(Math.ceil(time / (5 * DAY)) - 1, time);
}

function inWeek(week: number, workingTime: number): EpochMs {
  return FIRST_MONDAY + week * 7 * DAY + (workingTime - week * 5 * DAY);
}
