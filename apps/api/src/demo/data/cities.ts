import { citiesBeirut } from './cities-beirut.ts';
import { citiesFrancophone } from './cities-francophone.ts';
import { citiesGerman } from './cities-german.ts';
import { citiesLebanon } from './cities-lebanon.ts';
import type { City } from './city.ts';

/** Every town of the demo world, Lebanon first. Names are unique. */
export const cities: readonly City[] = [
  ...citiesBeirut,
  ...citiesLebanon,
  ...citiesFrancophone,
  ...citiesGerman,
];
