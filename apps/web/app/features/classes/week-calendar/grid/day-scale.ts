import type { DayLayout } from '../lay-out-week.ts';
import { MINUTES_PER_DAY } from './grid-size.ts';
import { QUARTER, STACKED_ROW } from './place-sessions.ts';

/** Height of a quarter of an hour in pixels: a class of 45 minutes has room for three lines. */
const QUARTER_HEIGHT = 18;
/** Height of hours that are folded, in pixels: high enough to tap. */
const FOLD_HEIGHT = 44;
/** Fewer hours without a class are not folded: they tell how long a break is. */
const SHORTEST_FOLD = 2;

/** Hours without a class on any day, in minutes after midnight. */
export interface Fold {
  from: number;
  until: number;
  isOpen: boolean;
}

/** Where the times of a day are in a calendar, in pixels below its midnight. */
export interface DayScale {
  folds: readonly Fold[];
  height: number;
  topOf: (minute: number) => number;
  /** The minute at a height; in folded hours the nearer end of them. */
  minuteAt: (pixels: number) => number;
}

/**
 * Spreads the day over the height of a calendar: hours without a class are folded, but for the hour `keep`
 * and unless `isOpen`; a quarter of an hour in which several classes of a list begin has room for them.
 */
export function createScale(
  layout: readonly Pick<DayLayout, 'placed'>[],
  { keep, isOpen }: { keep: number | null; isOpen: (fold: Omit<Fold, 'isOpen'>) => boolean },
): DayScale {
  const folds = emptyHours(layout, keep).map((fold) => ({ ...fold, isOpen: isOpen(fold) }));
  const closed = folds.filter((fold) => !fold.isOpen);
  const foldAt = (minute: number) =>
    closed.find(({ from, until }) => from <= minute && minute < until);
  const rows = rowsOf(layout);
  const tops = [0];
  for (let quarter = 0; quarter < MINUTES_PER_DAY / QUARTER; quarter += 1) {
    const fold = foldAt(quarter * QUARTER);
    const height = fold
      ? (FOLD_HEIGHT * QUARTER) / (fold.until - fold.from)
      : Math.max(QUARTER_HEIGHT, (rows.get(quarter) ?? 0) * STACKED_ROW);
    tops.push((tops[quarter] ?? 0) + height);
  }
  const topOf = (minute: number): number => {
    const quarter = Math.min(Math.floor(minute / QUARTER), tops.length - 2);
    const [top = 0, end = 0] = [tops[quarter], tops[quarter + 1]];
    return top + ((minute - quarter * QUARTER) / QUARTER) * (end - top);
  };
  const minuteAt = (pixels: number): number => {
    const after = tops.findIndex((top) => top > pixels);
    const quarter = (after === -1 ? tops.length - 1 : Math.max(1, after)) - 1;
    const [top = 0, end = 0] = [tops[quarter], tops[quarter + 1]];
    const minute = (quarter + (pixels - top) / (end - top)) * QUARTER;
    const fold = foldAt(minute);
    if (!fold) return minute;
    return minute - fold.from < fold.until - minute ? fold.from : fold.until;
  };
  return { folds, height: tops.at(-1) ?? 0, topOf, minuteAt };
}

/** How many classes of a list begin in each quarter of an hour, on the day that has the most. */
function rowsOf(layout: readonly Pick<DayLayout, 'placed'>[]): ReadonlyMap<number, number> {
  const rows = new Map<number, number>();
  for (const { placed } of layout)
    for (const { stack, from } of placed) {
      const quarter = Math.floor(from / QUARTER);
      if (stack) rows.set(quarter, Math.max(rows.get(quarter) ?? 0, stack.row + 1));
    }
  return rows;
}

/** The hours in which no day has a class, joined; none in a week without classes. */
function emptyHours(layout: readonly Pick<DayLayout, 'placed'>[], keep: number | null) {
  const all = layout.flatMap(({ placed }) => placed);
  if (all.length === 0) return [];
  const taken = (hour: number) =>
    hour === keep || all.some(({ from, until }) => from < (hour + 1) * 60 && until > hour * 60);
  const folds: Omit<Fold, 'isOpen'>[] = [];
  for (let hour = 0; hour < 24; hour += 1) {
    if (taken(hour)) continue;
    const last = folds.at(-1);
    if (last?.until === hour * 60) last.until += 60;
    else folds.push({ from: hour * 60, until: (hour + 1) * 60 });
  }
  return folds.filter(({ from, until }) => until - from >= SHORTEST_FOLD * 60);
}
