import type { EpochMs } from '@pulse/domain';

/** Minutes after local midnight of an instant. */
export function localMinuteOf(at: EpochMs, zone: string): number {
  const local = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
  return local.hour * 60 + local.minute;
}

/** Minutes after midnight of a local time; null without one. */
export function parseWallTime(wallTime: string): number;
export function parseWallTime(wallTime: string | undefined): number | null;
export function parseWallTime(wallTime: string | undefined): number | null {
  if (wallTime === undefined) return null;
  return Number(wallTime.slice(0, 2)) * 60 + Number(wallTime.slice(3));
}
