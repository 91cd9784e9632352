import type { LocalDate, WallTime } from '../../time/zones.ts';

/** One start of a class on a date, by local time at the venue. */
export interface DatedStart {
  date: LocalDate;
  start: WallTime;
}

/** One start of a class in every week, by local time at the venue. */
export interface WeeklyStart {
  /** ISO weekday, 1 Monday to 7 Sunday. */
  weekday: number;
  start: WallTime;
}

/** What a class is, apart from when it takes place. */
export interface ClassFields {
  name: string;
  description: string;
  activity: string;
  /** The trainer's name as the file has it; empty without one. */
  trainer: string;
  capacity: number;
  minutes: number;
}

/** One row of a timetable, or one event of a calendar, at its venue. */
export interface TimetableEntry extends ClassFields {
  /** Where it stands in the file, counted from 1. */
  line: number;
  /** Its starts in every week between these dates; empty for single dates alone. */
  weekly: readonly WeeklyStart[];
  firstDate: LocalDate;
  lastDate: LocalDate | null;
  /** Dates on which the weekly starts do not take place, in order. */
  excludedDates: readonly LocalDate[];
  /** Single starts. */
  dates: readonly DatedStart[];
}
