import { withOrdinalDay } from '@pulse/domain';

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/;
const LOCAL_DATE = /^\d{4}-\d\d-\d\d$/;
const DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const;
const TIME = { hour: 'numeric', minute: '2-digit' } as const;
const WAIT_UNITS = [
  ['hour', 3600],
  ['minute', 60],
] as const;
/** The same choice as the web app's: day before month, 24 hours. */
const LOCALE: Record<string, string> = { en: 'en-GB' };

const formats = new Map<string, Intl.DateTimeFormat>();

/** Values by name for the placeholders of a sentence. */
export type Placeholders = Record<string, unknown>;

/**
 * Formats details for a sentence: an instant as day and time in the zone of the detail `time_zone`
 * (in UTC, labelled as such, without one), a local date written out, how long to wait in seconds,
 * minutes or hours. Others stay as they are.
 */
export function formatDetails(language: string, details: object): Placeholders {
  const zone =
    'time_zone' in details && typeof details.time_zone === 'string' ? details.time_zone : null;
  return formatObject(LOCALE[language] ?? language, zone, details);
}

function formatObject(locale: string, zone: string | null, details: object): Placeholders {
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      name,
      name === 'retry_after_seconds' && typeof value === 'number'
        ? formatWait(locale, value)
        : formatValue(locale, zone, value),
    ]),
  );
}

function formatValue(locale: string, zone: string | null, value: unknown): unknown {
  // A sentence with "null" in it is worse than its plain form.
  if (value === null) return undefined;
  const day = (text: string) => withOrdinalDay(locale, text);
  if (value instanceof Date) return day(instantFormat(locale, zone).format(value));
  if (typeof value === 'object') return formatObject(locale, zone, value);
  if (typeof value !== 'string') return value;
  if (INSTANT.test(value)) return day(instantFormat(locale, zone).format(new Date(value)));
  if (LOCAL_DATE.test(value)) return day(dateFormat(locale).format(new Date(value)));
  return value;
}

/** How long to wait, in the largest unit of which it is at least two, rounded up. */
function formatWait(locale: string, seconds: number): string {
  const [unit, size] =
    WAIT_UNITS.find(([, size]) => seconds >= 2 * size) ?? (['second', 1] as const);
  const options = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(locale, options).format(Math.ceil(seconds / size));
}

function instantFormat(locale: string, zone: string | null): Intl.DateTimeFormat {
  const place = zone ? { timeZone: zone } : ({ timeZone: 'UTC', timeZoneName: 'short' } as const);
  return cachedFormat(`${locale} ${zone}`, locale, { ...DAY, ...TIME, ...place });
}

function dateFormat(locale: string): Intl.DateTimeFormat {
  return cachedFormat(locale, locale, { ...DAY, timeZone: 'UTC' });
}

// Creating a format takes a hundred times longer than using one, so they are cached.
function cachedFormat(key: string, locale: string, options: Intl.DateTimeFormatOptions) {
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}
