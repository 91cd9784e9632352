import { dayAfter } from './calendar-days.ts';
import { useFormat } from './use-format.ts';

/** Returns the name of an ISO weekday, 1 Monday to 7 Sunday; 8 is Monday again. */
export function useWeekdayName(): (weekday: number) => string {
  const format = useFormat();
  // 4 January 2026 was a Sunday.
  return (weekday) => format.date(`${dayAfter('2026-01-04', weekday)}T12:00:00Z`, 'weekday', 'UTC');
}
