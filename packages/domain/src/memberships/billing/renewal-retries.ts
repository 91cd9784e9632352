import { DAY, type EpochMs } from '../../time/instants.ts';
import { pastDueEndsAt } from './subscription-states.ts';

/** After how many days a renewal that failed is tried again (product.md: ended after 7). */
export const RENEWAL_RETRY_DAYS = [1, 3, 5] as const;

/** When a renewal that failed at `now` is tried again; null when there is no further attempt. */
export function nextRenewalAttempt(periodEndsAt: EpochMs, now: EpochMs): EpochMs | null {
  const attempts = RENEWAL_RETRY_DAYS.map((days) => periodEndsAt + days * DAY);
  return attempts.find((at) => at > now) ?? null;
}

/** When a membership whose renewal failed at `now` is looked at again: to charge it, or to end it. */
export function nextRenewalStep(periodEndsAt: EpochMs, now: EpochMs): EpochMs {
  return nextRenewalAttempt(periodEndsAt, now) ?? pastDueEndsAt(periodEndsAt);
}
