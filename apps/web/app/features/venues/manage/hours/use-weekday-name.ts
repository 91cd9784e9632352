import { useFormat } from '#ui/format/use-format.ts';

/** Any Monday, to format the names of weekdays. */
const monday = Date.parse('2026-01-05T12:00:00Z');
const DAY_MS = 86_400_000;

/** Returns the name of an ISO weekday; 8 is Monday again. */
export function useWeekdayName(): (weekday: number) => string {
  const format = useFormat();
  return (weekday) => format.date(monday + (weekday - 1) * DAY_MS, 'weekday', 'UTC');
}
