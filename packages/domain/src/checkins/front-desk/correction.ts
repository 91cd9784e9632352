import { type EpochMs, HOUR } from '../../time/instants.ts';

/** How long a check-in or a no-show can be corrected, in hours (product.md). */
export const CORRECTION_HOURS = 48;

/** When a record created at `recordedAt` can no longer be corrected. */
export function correctableUntil(recordedAt: EpochMs): EpochMs {
  return recordedAt + CORRECTION_HOURS * HOUR;
}

/** Whether a record created at `recordedAt` can still be corrected. */
export function isCorrectable(recordedAt: EpochMs, now: EpochMs): boolean {
  return now < correctableUntil(recordedAt);
}
