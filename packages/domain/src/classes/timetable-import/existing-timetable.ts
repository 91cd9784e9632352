import type { LocalDate } from '../../time/zones.ts';
import { foldSearchText } from '../search/search-words.ts';
import type { ClassFields, DatedStart, TimetableEntry, WeeklyStart } from './timetable-entry.ts';

/** A class that the venue has already, archived ones aside. */
export interface ExistingClass extends ClassFields {
  id: string;
  /** A draft has no sessions yet: it stands for its starts, and takes no others. */
  draft: boolean;
  weekly: readonly WeeklyStart[];
  firstDate: LocalDate;
  lastDate: LocalDate | null;
  excludedDates: readonly LocalDate[];
}

/** The classes of a venue and the dated starts of their sessions, cancelled ones too. */
export interface ExistingTimetable {
  classes: readonly ExistingClass[];
  starts: readonly (DatedStart & { classId: string })[];
}

/** What a file says otherwise than the class that exists, which stays as it is. */
export interface ClassDifference {
  field: 'activity' | 'trainer' | 'capacity' | 'minutes' | 'last_date';
  inFile: string | number;
  existing: string | number | null;
}

/** Names are the same class however they are capitalised, accented or spaced. */
export const classNameKey = (name: string) => foldSearchText(name) || name.trim().toLowerCase();

/** What an entry says otherwise than a class; nothing where the file is silent. */
export function differencesFrom(
  { activity, trainer, capacity, minutes, lastDate }: Omit<TimetableEntry, 'dates'>,
  existing: ExistingClass,
): ClassDifference[] {
  const all: ClassDifference[] = [
    { field: 'activity', inFile: activity, existing: existing.activity },
    { field: 'capacity', inFile: capacity, existing: existing.capacity },
    { field: 'minutes', inFile: minutes, existing: existing.minutes },
    { field: 'last_date', inFile: lastDate ?? '', existing: existing.lastDate },
  ];
  const differing = all.filter((one) => one.inFile !== '' && one.inFile !== one.existing);
  return trainer === '' || classNameKey(trainer) === classNameKey(existing.trainer)
    ? differing
    : [...differing, { field: 'trainer', inFile: trainer, existing: existing.trainer || null }];
}

/** Whether two spans of dates have a date in common; without a last date a span goes on. */
export function spansOverlap(
  one: { firstDate: LocalDate; lastDate: LocalDate | null },
  other: { firstDate: LocalDate; lastDate: LocalDate | null },
): boolean {
  return (
    (other.lastDate === null || one.firstDate <= other.lastDate) &&
    (one.lastDate === null || other.firstDate <= one.lastDate)
  );
}
