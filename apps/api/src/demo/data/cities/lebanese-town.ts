import type { City } from './city.ts';

/** The values of a Lebanese town that differ from the others. */
export type LebaneseTown = readonly [
  name: string,
  alternateNames: readonly string[],
  latitude: number,
  longitude: number,
  venues: number,
  districts: City['districts'],
  spreadMetres?: number,
];

/** Creates a town of Lebanon: all share country, time zone, currency and language. */
export function toLebaneseCity([
  name,
  alternateNames,
  latitude,
  longitude,
  venues,
  districts,
  spreadMetres = 420,
]: LebaneseTown): City {
  return {
    name,
    country: 'LB',
    timeZone: 'Asia/Beirut',
    currency: 'USD',
    language: 'ar',
    alternateNames,
    latitude,
    longitude,
    venues,
    spreadMetres,
    districts,
  };
}
