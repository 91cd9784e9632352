import { isoWeekdayOf, type LocalDate } from '../../time/zones.ts';
import type { OpeningPeriod } from '../../venues/opening-hours/opening-hours.ts';
import { isWithinOpeningHours } from '../../venues/opening-hours/within-opening-hours.ts';

/** What a partner should look at in a session. Nothing of it is refused: it may be meant. */
export const SESSION_FLAGS = [
  'trainer_double_booked',
  'outside_opening_hours',
  'venue_closed',
] as const;

/** One flag of a session. */
export type SessionFlag = (typeof SESSION_FLAGS)[number];

/** What the flags of a session are read from. */
export interface FlaggedSession {
  localDate: LocalDate;
  /** Minutes after local midnight. */
  localMinute: number;
  /** How long it lasts, in minutes. */
  minutes: number;
  /** Its trainer gives another class at the same time, at this venue or another. */
  trainerBusy: boolean;
  /** The venue is closed on its date. */
  venueClosed: boolean;
}

/** The flags of a session at a venue with these weekly hours; a venue without any has no flag of them. */
export function sessionFlags(
  { localDate, localMinute, minutes, trainerBusy, venueClosed }: FlaggedSession,
  hours: readonly OpeningPeriod[],
): SessionFlag[] {
  const weekday = isoWeekdayOf(localDate);
  const open =
    hours.length === 0 || isWithinOpeningHours(hours, { weekday, minute: localMinute, minutes });
  const found: Record<SessionFlag, boolean> = {
    trainer_double_booked: trainerBusy,
    outside_opening_hours: !open,
    venue_closed: venueClosed,
  };
  return SESSION_FLAGS.filter((flag) => found[flag]);
}
