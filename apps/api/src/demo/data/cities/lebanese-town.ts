import type { City } from './city.ts';

/** What sets one Lebanese town apart from the others. */
export type LebaneseTown = readonly [
  name: string,
  alternateNames: readonly string[],
  latitude: number,
  longitude: number,
  venues: number,
  districts: City['districts'],
  spreadMetres?: number,
];

/** A town of Lebanon from its line: all share a country, a clock, a currency and a language. */
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
