import { isoWeekdayOf } from '@pulse/domain';
import { dayAfter, daysFrom } from '#ui/format/calendar-days.ts';

/** The date that an address names, YYYY-MM-DD; null without one, or when there is no such date. */
export function dateOfAddress(text: string | null): string | null {
  if (!text || !/^[12]\d{3}-\d\d-\d\d$/.test(text) || Number.isNaN(Date.parse(text))) return null;
  return dayAfter(text, 0) === text ? text : null;
}

/** The seven dates of the week of a date, Monday first. */
export function weekOf(date: string): string[] {
  return daysFrom(dayAfter(date, 1 - isoWeekdayOf(date)), 7);
}
