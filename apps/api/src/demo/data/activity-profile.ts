import type { Language } from './city.ts';
import type { Mood } from './venue-words.ts';

/** A class as studios run it: name, what happens, minutes, fewest and most places. */
export type ClassKind = readonly [
  name: string,
  description: string,
  minutes: number,
  fewestPlaces: number,
  mostPlaces: number,
];

/** What venues of one activity have in common. `share` is its weight among all venues. */
export interface ActivityProfile {
  activity: string;
  share: number;
  mood: Mood;
  names: Record<Language, readonly string[]>;
  companions: readonly string[];
  amenities: readonly string[];
  openings: readonly string[];
  rooms: readonly string[];
  important: readonly string[];
  classes: readonly ClassKind[];
  /** Drop-in price of one class in whole units of the venue's currency, lowest and highest. */
  price: readonly [number, number];
  openGymChance: number;
}
