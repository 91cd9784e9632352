import { DAY } from '@pulse/domain';

/** The order of year, month and day in the dates of a file. */
export type DateOrder = 'ymd' | 'dmy' | 'mdy';

/** A calendar date as YYYY-MM-DD, shifted by whole weeks; null when invalid. A time after it is ignored. */
export function readDate(text: string, order: DateOrder, shiftWeeks: number): string | null {
  const parts = /^(\d{1,4})[-./](\d{1,2})[-./](\d{1,4})(?:[T ].*)?$/.exec(text.trim());
  if (!parts) return null;
  const [first = 0, second = 0, third = 0] = parts.slice(1).map(Number);
  const [year, month, day] =
    order === 'ymd'
      ? [first, second, third]
      : order === 'dmy'
        ? [third, second, first]
        : [third, first, second];
  if (year < 1970 || year > 2199) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  return new Date(date.getTime() + shiftWeeks * 7 * DAY).toISOString().slice(0, 10);
}

/** ISO weekday of a YYYY-MM-DD date, 1 Monday to 7 Sunday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
}

/** Minutes after midnight of "9:30", "09.30", "9h30", "9:30 pm" or "18:00:00"; null otherwise. 24:00 is 1440. */
export function readTime(text: string): number | null {
  const parts = /^(\d{1,2})(?:[:.h](\d{2})?)?(?::\d{2})?\s*(?:([ap])\.?m\.?)?$/i.exec(text.trim());
  if (!parts) return null;
  const [, hours, minutes = '0', half] = parts;
  return minuteOfDay(Number(hours), Number(minutes), half?.toLowerCase());
}

/** Minutes after midnight from an hour and a minute column; null when either is out of range. */
export function readHourAndMinute(hour: string, minute: string): number | null {
  if (!/^\s*\d{1,2}\s*$/.test(hour) || !/^\s*\d{1,2}\s*$/.test(minute)) return null;
  return minuteOfDay(Number(hour), Number(minute));
}

function minuteOfDay(hours: number, minutes: number, half?: string): number | null {
  if (half && (hours < 1 || hours > 12)) return null;
  const clock = half ? (hours % 12) + (half === 'p' ? 12 : 0) : hours;
  if (minutes > 59 || clock > 24 || (clock === 24 && minutes > 0)) return null;
  return clock * 60 + minutes;
}

const WEEKDAYS = [
  ['mon', 'lun', 'mo'],
  ['tue', 'mar', 'di'],
  ['wed', 'mer', 'mi'],
  ['thu', 'jeu', 'do'],
  ['fri', 'ven', 'fr'],
  ['sat', 'sam', 'sa'],
  ['sun', 'dim', 'so'],
];
const FULL_WEEKDAYS = [
  ['monday', 'lundi', 'montag'],
  ['tuesday', 'mardi', 'dienstag'],
  ['wednesday', 'mercredi', 'mittwoch'],
  ['thursday', 'jeudi', 'donnerstag'],
  ['friday', 'vendredi', 'freitag'],
  ['saturday', 'samedi', 'samstag'],
  ['sunday', 'dimanche', 'sonntag'],
];

/** ISO weekday of an English, French or German name, in full or abbreviated, or of a number 1 to 7; null otherwise. */
export function readWeekday(text: string): number | null {
  const word = text.trim().toLowerCase().replace(/\.$/, '');
  if (/^[1-7]$/.test(word)) return Number(word);
  const indexes = [FULL_WEEKDAYS, WEEKDAYS].map((names) =>
    names.findIndex((forms) => forms.includes(word)),
  );
  const index = indexes.find((found) => found >= 0);
  return index === undefined ? null : index + 1;
}

/** Minutes of "50", "50 min", "1:15", "1 h" or "1h30"; null otherwise. */
export function readDuration(text: string): number | null {
  const minutes = /^(\d{1,4})\s*(?:m|min|mins|minutes?|minuten|mn|')?\.?$/i.exec(text.trim());
  if (minutes) return Number(minutes[1]);
  const hours = /^(\d{1,2})\s*(?::|h|std\.?)\s*(\d{2})?\s*(?:min)?$/i.exec(text.trim());
  return hours ? Number(hours[1]) * 60 + Number(hours[2] ?? 0) : null;
}
