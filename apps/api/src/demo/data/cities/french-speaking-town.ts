import type { City } from './city.ts';

/** What sets one French-speaking town apart from the others. */
export type FrenchSpeakingTown = readonly [
  name: string,
  country: string,
  timeZone: string,
  currency: City['currency'],
  alternateNames: readonly string[],
  latitude: number,
  longitude: number,
  venues: number,
  districts: City['districts'],
  spreadMetres?: number,
];

/** A town outside Lebanon whose language is French, from its line. */
export function toFrenchSpeakingCity([
  name,
  country,
  timeZone,
  currency,
  alternateNames,
  latitude,
  longitude,
  venues,
  districts,
  spreadMetres = 450,
]: FrenchSpeakingTown): City {
  return {
    name,
    country,
    timeZone,
    currency,
    language: 'fr',
    alternateNames,
    latitude,
    longitude,
    venues,
    spreadMetres,
    districts,
  };
}
