import type { LocalDate, WallTime } from '../../time/zones.ts';
import {
  type ClassDifference,
  classNameKey,
  differencesFrom,
  type ExistingClass,
  type ExistingTimetable,
} from './existing-timetable.ts';
import { type ExistingMatcher, hasWeeklyStart, matchExisting } from './match-existing.ts';
import type { ClassFields, DatedStart, TimetableEntry, WeeklyStart } from './timetable-entry.ts';

/** The most weekly times of one class; the next ones become a class of their own. */
const MAX_WEEKLY_STARTS = 100;

/** Weekly times or single dates to add: as a new class, or to one that is the same otherwise. */
export interface ClassAddition extends ClassFields {
  existing: ExistingClass | null;
  /** Empty for a class with single dates, which has no other starts. */
  weekly: WeeklyStart[];
  firstDate: LocalDate;
  lastDate: LocalDate | null;
  excludedDates: LocalDate[];
  dates: DatedStart[];
  /** The rows or events that it comes from. */
  lines: number[];
}

/** A class that has starts of the file already, and stays as it is. */
export interface UnchangedClass {
  existing: ExistingClass;
  weekly: WeeklyStart[];
  dates: DatedStart[];
  lines: number[];
  differences: ClassDifference[];
}

/** What the import of a timetable does to a venue, before it is done. */
export interface TimetablePlan {
  additions: ClassAddition[];
  unchanged: UnchangedClass[];
  /** Starts of the file that are over, and single ones on days on which the venue is closed. */
  past: number;
  closed: number;
}

/** What planning needs to know of the venue beside its classes: its local time and its closed days. */
export interface PlanMoment {
  today: LocalDate;
  time: WallTime;
  closedDates: ReadonlySet<LocalDate>;
}

/**
 * Compares a timetable with the classes of its venue. It only ever adds: a start that exists stays as
 * it is, and what the file says otherwise about it is named. New starts go to a class that is the same
 * in everything else, or become a class.
 */
export function planTimetable(
  entries: readonly TimetableEntry[],
  existing: ExistingTimetable,
  moment: PlanMoment,
): TimetablePlan {
  const matcher = matchExisting(existing);
  const additions = new Map<string, ClassAddition>();
  const unchanged = new Map<string, UnchangedClass>();
  const plan = { past: 0, closed: 0 };
  for (const entry of entries) {
    const current = { ...entry, firstDate: laterOf(entry.firstDate, moment.today) };
    for (const time of entry.weekly) {
      const match = matcher.weekly(current, time);
      if (match) keep(unchanged, match, entry).weekly.push(time);
      else if (entry.lastDate !== null && entry.lastDate < moment.today) plan.past += 1;
      else additionOf(additions, matcher, current, { time, moment }).weekly.push(time);
    }
    for (const start of entry.dates) {
      if (start.date < moment.today || isOver(start, moment)) plan.past += 1;
      else {
        const match = matcher.dated(entry, start);
        if (match) keep(unchanged, match, entry).dates.push(start);
        else if (moment.closedDates.has(start.date)) plan.closed += 1;
        else additionOf(additions, matcher, entry, { date: start, moment }).dates.push(start);
      }
    }
  }
  return { ...plan, additions: [...additions.values()], unchanged: [...unchanged.values()] };
}

function keep(
  unchanged: Map<string, UnchangedClass>,
  existing: ExistingClass,
  entry: TimetableEntry,
): UnchangedClass {
  const found = unchanged.get(existing.id) ?? {
    existing,
    weekly: [],
    dates: [],
    lines: [],
    differences: [],
  };
  unchanged.set(existing.id, found);
  if (found.lines.at(-1) === entry.line) return found;
  found.lines.push(entry.line);
  for (const difference of differencesFrom(entry, existing)) {
    const known = found.differences.some(
      ({ field, inFile }) => field === difference.field && inFile === difference.inFile,
    );
    if (!known) found.differences.push(difference);
  }
  return found;
}

type NewStart = { moment: PlanMoment } & ({ time: WeeklyStart } | { date: DatedStart });

function additionOf(
  additions: Map<string, ClassAddition>,
  matcher: ExistingMatcher,
  entry: TimetableEntry,
  start: NewStart,
): ClassAddition {
  const { name, description, activity, trainer, capacity, minutes } = entry;
  const isWeekly = 'time' in start;
  const excluded = isWeekly ? entry.excludedDates.filter((date) => date >= start.moment.today) : [];
  const span = isWeekly ? [entry.firstDate, entry.lastDate, excluded] : [];
  const fields = [classNameKey(name), description, activity, classNameKey(trainer), capacity];
  // Two starts alike are two groups side by side, and a class has each start once.
  for (let group = 0; ; group += 1) {
    const key = JSON.stringify([isWeekly, ...fields, minutes, ...span, group]);
    const found = additions.get(key);
    if (found && hasStart(found, start)) continue;
    const addition = found ?? {
      existing:
        group > 0
          ? null
          : (matcher.named(name).find((one) => takes(one, entry, start, matcher)) ?? null),
      name,
      description,
      activity,
      trainer,
      capacity,
      minutes,
      weekly: [],
      firstDate: isWeekly ? entry.firstDate : start.date.date,
      lastDate: isWeekly ? entry.lastDate : start.date.date,
      excludedDates: excluded,
      dates: [],
      lines: [],
    };
    if (addition.existing && !takes(addition.existing, entry, start, matcher)) continue;
    additions.set(key, addition);
    if (!isWeekly) widen(addition, start.date.date);
    if (addition.lines.at(-1) !== entry.line) addition.lines.push(entry.line);
    return addition;
  }
}

function hasStart({ existing, weekly, dates }: ClassAddition, start: NewStart): boolean {
  if ('time' in start) {
    if (weekly.length + (existing?.weekly.length ?? 0) >= MAX_WEEKLY_STARTS) return true;
    const { weekday, start: at } = start.time;
    return weekly.some((one) => one.weekday === weekday && one.start === at);
  }
  return dates.some(({ date, start: at }) => date === start.date.date && at === start.date.start);
}

// A class takes a new start when it is the same in everything else and does not have it yet.
function takes(
  existing: ExistingClass,
  entry: TimetableEntry,
  start: NewStart,
  matcher: ExistingMatcher,
): boolean {
  const sameTrainer = classNameKey(entry.trainer) === classNameKey(existing.trainer);
  const { today } = start.moment;
  if (
    existing.draft ||
    !sameTrainer ||
    differencesFrom({ ...entry, lastDate: null }, existing).length > 0
  )
    return false;
  if ('date' in start)
    return existing.weekly.length === 0 && !matcher.hasStart(existing, start.date);
  const upcoming = (dates: readonly LocalDate[]) => dates.filter((date) => date >= today).join();
  return (
    existing.weekly.length > 0 &&
    !hasWeeklyStart(existing, start.time) &&
    existing.lastDate === entry.lastDate &&
    laterOf(existing.firstDate, today) === entry.firstDate &&
    upcoming(existing.excludedDates) === upcoming(entry.excludedDates)
  );
}

function widen(addition: ClassAddition, date: LocalDate): void {
  if (date < addition.firstDate) addition.firstDate = date;
  if (addition.lastDate !== null && date > addition.lastDate) addition.lastDate = date;
}

const laterOf = (one: LocalDate, other: LocalDate) => (one > other ? one : other);
const isOver = ({ date, start }: DatedStart, { today, time }: PlanMoment) =>
  date === today && start <= time;
