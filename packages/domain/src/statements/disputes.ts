import { DAY, type EpochMs } from '../time/instants.ts';

/** How long after its closing a line can be disputed, in days (product.md). */
export const DISPUTE_DAYS = 30;

/** How many working days the answer to a dispute may take (product.md). */
export const DISPUTE_ANSWER_WORKING_DAYS = 5;

/** Until when the lines of a month that closed at `closedAt` can be disputed. */
export function disputableUntil(closedAt: EpochMs): EpochMs {
  return closedAt + DISPUTE_DAYS * DAY;
}

/**
 * When a dispute must be answered: five working days later at the same time, in UTC. Monday to Friday;
 * public holidays, which differ by country, do not prolong it.
 */
export function disputeAnswerDue(disputedAt: EpochMs): EpochMs {
  let due = disputedAt;
  for (let left = DISPUTE_ANSWER_WORKING_DAYS; left > 0; ) {
    due += DAY;
    const weekday = new Date(due).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return due;
}
