import type { Facts } from '../refusal.ts';

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/;
const LOCAL_DATE = /^\d{4}-\d\d-\d\d$/;

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Facts as a sentence shows them: an instant as day and time in the zone of the fact `time_zone`
 * (UTC without one), a local date written out. Others stay as they are.
 */
export function readableFacts(language: string, facts: Facts): Facts {
  const zone = typeof facts.time_zone === 'string' ? facts.time_zone : 'UTC';
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, readable(language, zone, value)]),
  );
}

function readable(language: string, zone: string, value: unknown): unknown {
  if (value instanceof Date) return dateAndTime(language, zone).format(value);
  if (typeof value !== 'string') return value;
  if (INSTANT.test(value)) return dateAndTime(language, zone).format(new Date(value));
  if (LOCAL_DATE.test(value)) return dateAlone(language).format(new Date(value));
  return value;
}

function dateAndTime(language: string, timeZone: string): Intl.DateTimeFormat {
  return remembered(`${language} ${timeZone}`, () => {
    const when = { weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric' } as const;
    return new Intl.DateTimeFormat(language, { ...when, minute: '2-digit', timeZone });
  });
}

function dateAlone(language: string): Intl.DateTimeFormat {
  return remembered(
    language,
    () =>
      new Intl.DateTimeFormat(language, {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        timeZone: 'UTC',
      }),
  );
}

// Making a format takes a hundred times longer than using one; there are few zones.
function remembered(key: string, make: () => Intl.DateTimeFormat): Intl.DateTimeFormat {
  const format = formats.get(key) ?? make();
  formats.set(key, format);
  return format;
}
