import type { City } from './city.ts';

/** The values of a French-speaking town that differ from the others. */
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

/** Creates a town outside Lebanon whose language is French. */
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
