/** A district: name, latitude, longitude, and a street that venues there give as their address. */
export type District = readonly [name: string, latitude: number, longitude: number, street: string];

export type CityLanguage = 'ar' | 'fr' | 'de';

/**
 * One town of the demo data. `venues` is the number of its venues; `spreadMetres` how far a venue
 * may be from the point of its district, so that none is placed in the sea.
 */
export interface City {
  name: string;
  country: string;
  timeZone: string;
  currency: 'USD' | 'EUR' | 'CHF';
  language: CityLanguage;
  alternateNames: readonly string[];
  latitude: number;
  longitude: number;
  venues: number;
  spreadMetres: number;
  districts: readonly District[];
}
