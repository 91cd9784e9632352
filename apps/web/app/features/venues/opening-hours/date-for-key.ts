import { dayAfter } from '#ui/format/calendar-days.ts';
import { monthAfter, weekdayOfDate, weeksOfMonth } from './month-days.ts';

/** Returns the date that a key selects from another one; undefined for keys that do not move. */
export function dateForKey(date: string, key: string): string | undefined {
  const weekday = weekdayOfDate(date);
  switch (key) {
    case 'ArrowLeft':
      return dayAfter(date, -1);
    case 'ArrowRight':
      return dayAfter(date, 1);
    case 'ArrowUp':
      return dayAfter(date, -7);
    case 'ArrowDown':
      return dayAfter(date, 7);
    case 'Home':
      return dayAfter(date, 1 - weekday);
    case 'End':
      return dayAfter(date, 7 - weekday);
    case 'PageUp':
      return sameDayInMonth(monthAfter(date.slice(0, 7), -1), date);
    case 'PageDown':
      return sameDayInMonth(monthAfter(date.slice(0, 7), 1), date);
    default:
      return undefined;
  }
}

// The same day of another month, or its last one.
function sameDayInMonth(month: string, date: string): string {
  const days = weeksOfMonth(month)
    .flat()
    .filter((day) => day !== null);
  return days[Number(date.slice(8)) - 1] ?? days.at(-1) ?? date;
}
