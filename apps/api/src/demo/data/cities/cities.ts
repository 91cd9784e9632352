import { beirutCities } from './beirut.ts';
import type { City } from './city.ts';
import { frenchSpeakingCities } from './french-speaking-cities.ts';
import { germanSpeakingCities } from './german-speaking-cities.ts';
import { lebaneseCities } from './lebanon.ts';

/** Every town of the demo data, Lebanon first. Names are unique. */
export const cities: readonly City[] = [
  ...beirutCities,
  ...lebaneseCities,
  ...frenchSpeakingCities,
  ...germanSpeakingCities,
];
