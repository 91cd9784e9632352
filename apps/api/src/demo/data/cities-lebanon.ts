import type { City } from './city.ts';
import { lebaneseTown } from './lebanese-town.ts';
import { mountainTowns } from './towns-mountain.ts';
import { northernTowns } from './towns-north.ts';
import { southernTowns } from './towns-south-and-bekaa.ts';

/** Lebanon outside Beirut; farther towns have fewer venues. */
export const citiesLebanon: readonly City[] = [
  ...northernTowns,
  ...southernTowns,
  ...mountainTowns,
].map(lebaneseTown);
