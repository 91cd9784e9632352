import type { EpochMs } from '@pulse/domain';

const DAY_MS = 86_400_000;

/** Returns the weeks (Monday first) of a month, `YYYY-MM`; null before its first and after its last day. */
export function weeksOfMonth(month: string): (string | null)[][] {
  const first = Date.parse(`${month}-01T12:00:00Z`);
  const days: (string | null)[] = Array.from({ length: weekdayOf(first) - 1 }, () => null);
  for (let day = first; isoDate(day).startsWith(month); day += DAY_MS) days.push(isoDate(day));
  while (days.length % 7 !== 0) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

/** Returns the month some months after another. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return isoDate(Date.UTC(year, number - 1 + months, 1, 12)).slice(0, 7);
}

/** Returns the ISO weekday of a calendar date; 1 is Monday. */
export function weekdayOfDate(date: string): number {
  return weekdayOf(Date.parse(`${date}T12:00:00Z`));
}

function weekdayOf(at: EpochMs): number {
  return new Date(at).getUTCDay() || 7;
}

function isoDate(at: EpochMs): string {
  return new Date(at).toISOString().slice(0, 10);
}
