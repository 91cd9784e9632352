import type { EpochMs } from '../../time/instants.ts';
import {
  instantOfWallTime,
  type LocalDate,
  localDateOf,
  type WallTime,
  type ZoneName,
} from '../../time/zones.ts';

/** A day as a search names it; weekdays are ISO weekdays, 1 is Monday. */
export type SearchDay =
  | { kind: 'in-days'; days: number }
  | { kind: 'weekday'; weekday: number; next: boolean }
  | { kind: 'weekend' };

export type PartOfDay = 'morning' | 'noon' | 'afternoon' | 'evening';

/** Between which local times a class of a part of the day starts; null is no limit. */
export const PARTS_OF_DAY: Record<PartOfDay, { from: WallTime | null; to: WallTime | null }> = {
  morning: { from: null, to: '12:00' },
  noon: { from: '11:30', to: '14:00' },
  afternoon: { from: '12:00', to: '17:00' },
  evening: { from: '17:00', to: null },
};

/**
 * The date that a search means, in the zone of the place. A weekday is its next date, today included
 * unless the part of the day is over; the weekend is Saturday, on a Sunday it is today.
 */
export function dateOfSearchDay(
  day: SearchDay,
  part: PartOfDay | null,
  now: EpochMs,
  zone: ZoneName,
): LocalDate {
  const today = Temporal.PlainDate.from(localDateOf(now, zone));
  if (day.kind === 'in-days') return today.add({ days: day.days }).toString();
  if (day.kind === 'weekend')
    return today.add({ days: Math.max(0, 6 - today.dayOfWeek) }).toString();
  const days = (day.weekday - today.dayOfWeek + 7) % 7;
  const until = part && PARTS_OF_DAY[part].to;
  const isOver = until !== null && instantOfWallTime(today.toString(), until, zone) < now;
  return today.add({ days: days === 0 && (day.next || isOver) ? 7 : days }).toString();
}
