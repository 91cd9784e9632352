import type { City } from './city.ts';
import { toFrenchSpeakingCity } from './french-speaking-town.ts';
import { frenchTowns } from './towns-france.ts';
import { frenchTownsAbroad } from './towns-french-abroad.ts';

/** French-speaking towns outside Lebanon. */
export const frenchSpeakingCities: readonly City[] = [...frenchTowns, ...frenchTownsAbroad].map(
  toFrenchSpeakingCity,
);
