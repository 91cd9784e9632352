import { minuteOfDay, type WallTime, wallTimeOfMinute } from '../../time/zones.ts';
import type { WeeklyTime } from './occurrences.ts';

/** How many minutes later a local start is than another one; negative for an earlier one. */
export function minutesBetween(from: WallTime, to: WallTime): number {
  return minuteOfDay(to) - minuteOfDay(from);
}

/**
 * A local start moved by some minutes within its day; null when it would leave the day, because a class
 * would then take place on another date than its members know.
 */
export function shiftStart(start: WallTime, minutes: number): WallTime | null {
  const shifted = minuteOfDay(start) + minutes;
  return shifted < 0 || shifted >= 24 * 60 ? null : wallTimeOfMinute(shifted);
}

/** The weekly starts moved by some minutes, each within its day; null when one would leave it. */
export function shiftWeekly(
  weekly: readonly WeeklyTime[],
  minutes: number,
): { weekday: number; start: WallTime }[] | null {
  const shifted = weekly.flatMap(({ weekday, start }) => {
    const moved = shiftStart(start, minutes);
    return moved === null ? [] : [{ weekday, start: moved }];
  });
  return shifted.length === weekly.length ? shifted : null;
}
