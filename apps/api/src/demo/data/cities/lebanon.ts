import type { City } from './city.ts';
import { toLebaneseCity } from './lebanese-town.ts';
import { mountainTowns } from './towns-mountain.ts';
import { northernTowns } from './towns-north.ts';
import { southernTowns } from './towns-south-and-bekaa.ts';

/** Lebanon outside Beirut; farther towns have fewer venues. */
export const lebaneseCities: readonly City[] = [
  ...northernTowns,
  ...southernTowns,
  ...mountainTowns,
].map(toLebaneseCity);
