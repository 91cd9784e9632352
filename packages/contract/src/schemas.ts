import { ACTIVITIES, CLASS_LANGUAGES, CLASS_LEVELS } from '@pulse/domain';
import { z } from 'zod';

/** Instant in UTC, ISO 8601, for example 2026-11-21T17:30:00.000Z. */
export const instant = z.iso.datetime({ offset: true }).describe('UTC instant, ISO 8601');
/** Local calendar date, YYYY-MM-DD, in the time zone given beside it. */
export const localDate = z.iso
  .date()
  // PostgreSQL has no year 0.
  .refine((date) => !date.startsWith('0000'))
  .describe('Local calendar date, YYYY-MM-DD');
/** Local time HH:MM. */
export const wallTimePattern = /^([01]\d|2[0-3]):[0-5]\d$/;
export const wallTime = z.string().regex(wallTimePattern).describe('Local time, HH:MM');
export const id = z.uuid();
export const language = z.enum(['en', 'fr', 'de']);
export const timeZone = z
  .string()
  .max(60)
  .refine(isTimeZone, { params: { code: 'time_zone_unknown' } })
  .describe('IANA time zone');

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== null;
  } catch {
    return false;
  }
}

/** The path of an image on this server; it cannot be guessed. */
export const imageUrl = z.string().describe('Path of a WebP image on this server');

export const money = z
  .strictObject({
    amount_minor: z.int().min(0).describe('In minor units, for example cents'),
    currency: z.string().length(3).describe('ISO 4217'),
  })
  .meta({ id: 'Money' });

/** The three letters of a currency that exists. */
export const currencyCode = z
  .string()
  .refine((code) => Intl.supportedValuesOf('currency').includes(code), {
    params: { code: 'currency_unknown' },
  })
  .describe('ISO 4217');

export const idParams = z.object({ id });

/** One page of a bounded list. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), next_cursor: z.string().nullable() });
}

/** Query of a bounded list; `limit` 1 to 100. */
export const pageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  cursor: z.string().max(500).optional(),
});

/** A flag in a query string. */
export const queryFlag = z
  .enum(['true', 'false'])
  .transform((value) => value === 'true')
  .optional();

/** Comma-separated words in a query string. */
export const queryList = z
  .string()
  .max(400)
  .transform((value) => value.split(',').filter(Boolean))
  .optional();

export const activity = z.enum(ACTIVITIES);
export const amenity = z.enum([
  'showers',
  'lockers',
  'towels',
  'parking',
  'wifi',
  'changing_rooms',
  'sauna',
  'steam_room',
  'pool',
  'cafe',
  'mats',
  'equipment_rental',
  'wheelchair_access',
  'step_free_entrance',
  'accessible_toilet',
  'accessible_changing_room',
  'hearing_loop',
  'women_only_hours',
  'child_care',
  'bike_racks',
  'air_conditioning',
  'drinking_water',
]);
export const tier = z.enum(['standard', 'plus']);

/** For whom a class is, and in which language it is given; null where that is not stated. */
export const classLevel = z.enum(CLASS_LEVELS).describe('`all`: for every level');
export const classLanguage = z.enum(CLASS_LANGUAGES).describe('ISO 639-1');

/** The time of a class: instants, and the date and time in its venue's time zone. */
export const sessionTimes = {
  starts_at: instant,
  ends_at: instant,
  time_zone: timeZone,
  local_date: localDate,
  local_start: wallTime,
};
