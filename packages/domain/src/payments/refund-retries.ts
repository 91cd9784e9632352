import { DAY, type EpochMs, HOUR, MINUTE } from '../time/instants.ts';

/** The pauses after each failed attempt to send a refund; more than a week altogether. */
const PAUSES = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 8 * HOUR, DAY, 2 * DAY, 4 * DAY];

/**
 * When a refund is sent again after `attempts` failures; null once it has failed for good and a
 * person has to pay it back.
 */
export function refundRetryAt(now: EpochMs, attempts: number): EpochMs | null {
  const pause = PAUSES[Math.max(0, attempts - 1)];
  return pause === undefined ? null : now + pause;
}
