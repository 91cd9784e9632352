import type { CityLanguage } from '../cities/city.ts';
import type { NameTheme } from '../venues/venue-name-words.ts';

/** A kind of class: name, description, minutes, fewest and most places. */
export type ClassTypeTuple = readonly [
  name: string,
  description: string,
  minutes: number,
  fewestPlaces: number,
  mostPlaces: number,
];

/** What venues of one activity have in common. `share` is its weight among all venues. */
export interface ActivityProfile {
  activity: string;
  weight: number;
  nameTheme: NameTheme;
  names: Record<CityLanguage, readonly string[]>;
  secondaryActivities: readonly string[];
  amenities: readonly string[];
  openingSentences: readonly string[];
  spaceDescriptions: readonly string[];
  importantInfo: readonly string[];
  classes: readonly ClassTypeTuple[];
  /** Drop-in price of one class in whole units of the venue's currency, lowest and highest. */
  price: readonly [number, number];
  openGymChance: number;
}
