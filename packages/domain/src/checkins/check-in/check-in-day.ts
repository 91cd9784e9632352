import type { EpochMs } from '../../time/instants.ts';
import { localDayOf, type ZoneName } from '../../time/zones.ts';
import { checkInWindow } from './check-in-window.ts';

/** The day of a class as the check-in page names it, in the venue's local time. */
export const CHECK_IN_DAYS = ['yesterday', 'today', 'tomorrow'] as const;

/** One day of the check-in page. */
export type CheckInDay = (typeof CHECK_IN_DAYS)[number];

/**
 * On which day the check-in page lists a class at `now`: today when it starts on the venue's current
 * date; yesterday or tomorrow only while its check-in is open across midnight. Null: not listed.
 */
export function checkInDay(startsAt: EpochMs, zone: ZoneName, now: EpochMs): CheckInDay | null {
  const today = localDayOf(now, zone);
  if (startsAt >= today.startsAt && startsAt < today.endsAt) return 'today';
  if (checkInWindow(startsAt, now).state !== 'open') return null;
  return startsAt < today.startsAt ? 'yesterday' : 'tomorrow';
}
