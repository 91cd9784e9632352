import { type EpochMs, HOUR } from '../time/instants.ts';
import type { ZoneName } from '../time/zones.ts';
import { afterQuietHours } from './quiet-hours.ts';

/** How long before a class its reminders are due, in hours (product.md). */
export const REMINDER_HOURS = [24, 2] as const;

/** One reminder to send. */
export interface Reminder {
  hours_before: (typeof REMINDER_HOURS)[number];
  dueAt: EpochMs;
}

/**
 * The reminders still to send for a class, in order: 24 h and 2 h before it, moved out of the
 * member's quiet hours; none in the past and none once the class has started.
 */
export function remindersFor(startsAt: EpochMs, memberZone: ZoneName, now: EpochMs): Reminder[] {
  return REMINDER_HOURS.map((hours) => ({
    hours_before: hours,
    dueAt: afterQuietHours(startsAt - hours * HOUR, startsAt, memberZone),
  })).filter((reminder) => reminder.dueAt > now && reminder.dueAt < startsAt);
}
