import type { LocalDate } from '../../time/zones.ts';
import {
  classNameKey,
  differencesFrom,
  type ExistingClass,
  type ExistingTimetable,
  spansOverlap,
} from './existing-timetable.ts';
import type { DatedStart, TimetableEntry, WeeklyStart } from './timetable-entry.ts';

type Span = Pick<ExistingClass, 'firstDate' | 'lastDate'>;

/** Finds what a venue has already; each start that exists stands for one start of the file. */
export interface ExistingMatcher {
  weekly(entry: TimetableEntry, time: WeeklyStart): ExistingClass | null;
  dated(entry: TimetableEntry, start: DatedStart): ExistingClass | null;
  /** The classes of this name. */
  named(name: string): readonly ExistingClass[];
  hasStart(existing: ExistingClass, start: DatedStart): boolean;
}

/** A matcher over the classes of a venue, by their name, weekday, date and start. */
export function matchExisting({ classes, starts }: ExistingTimetable): ExistingMatcher {
  const byId = new Map(classes.map((one) => [one.id, one]));
  const byName = Map.groupBy(classes, ({ name }) => classNameKey(name));
  const byWeekly = groupPairs(
    classes.flatMap((one) => one.weekly.map((time) => [weeklyKey(one, time), one] as const)),
  );
  const byStart = groupPairs(
    starts.flatMap(({ classId, ...start }) => {
      const one = byId.get(classId);
      return one ? [[startKey(one, start), one] as const] : [];
    }),
  );
  const takenSpans = new Map<string, Span[]>();
  const takenStarts = new Set<string>();
  // Of parallel classes with one name and start, the one that differs least.
  const closest = (entry: TimetableEntry, found: readonly ExistingClass[]) =>
    found.toSorted(
      (a, b) => differencesFrom(entry, a).length - differencesFrom(entry, b).length,
    )[0] ?? null;
  return {
    named: (name) => byName.get(classNameKey(name)) ?? [],
    hasStart: (existing, start) =>
      (byStart.get(startKey(existing, start)) ?? []).includes(existing),
    weekly(entry, time) {
      const key = (one: ExistingClass) => `${one.id} ${time.weekday} ${time.start}`;
      const free = (byWeekly.get(weeklyKey(entry, time)) ?? []).filter(
        (one) =>
          spansOverlap(one, entry) &&
          !(takenSpans.get(key(one)) ?? []).some((span) => spansOverlap(span, entry)),
      );
      const match = closest(entry, free);
      if (match) takenSpans.set(key(match), [...(takenSpans.get(key(match)) ?? []), entry]);
      return match;
    },
    dated(entry, start) {
      const key = (one: ExistingClass) => `${one.id} ${start.date} ${start.start}`;
      const time = { weekday: weekdayOf(start.date), start: start.start };
      const weekly = byWeekly.get(weeklyKey(entry, time)) ?? [];
      const found = [
        ...(byStart.get(startKey(entry, start)) ?? []),
        // Beyond the horizon a weekly class has no sessions yet, and on a closed day it has none.
        ...weekly.filter((one) => takesPlaceOn(one, start.date)),
      ];
      const match = closest(
        entry,
        found.filter((one) => !takenStarts.has(key(one))),
      );
      if (match) takenStarts.add(key(match));
      return match;
    },
  };
}

/** Whether a class takes place at a weekday and time in every week. */
export function hasWeeklyStart({ weekly }: ExistingClass, time: WeeklyStart): boolean {
  return weekly.some(({ weekday, start }) => weekday === time.weekday && start === time.start);
}

function takesPlaceOn(existing: ExistingClass, date: LocalDate): boolean {
  const { firstDate, lastDate, excludedDates } = existing;
  return date >= firstDate && date <= (lastDate ?? date) && !excludedDates.includes(date);
}

type Named = { name: string };
const weekdayOf = (date: LocalDate) => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
const weeklyKey = ({ name }: Named, { weekday, start }: WeeklyStart) =>
  `${classNameKey(name)} ${weekday} ${start}`;
const startKey = ({ name }: Named, { date, start }: DatedStart) =>
  `${classNameKey(name)} ${date} ${start}`;

function groupPairs<Value>(pairs: readonly (readonly [string, Value])[]): Map<string, Value[]> {
  const groups = new Map<string, Value[]>();
  for (const [key, value] of pairs) {
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}
