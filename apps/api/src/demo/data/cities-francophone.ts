import type { City } from './city.ts';
import { francophoneTown } from './francophone-town.ts';
import { frenchTowns } from './towns-france.ts';
import { frenchTownsAbroad } from './towns-french-abroad.ts';

/** French-speaking towns outside Lebanon. */
export const citiesFrancophone: readonly City[] = [...frenchTowns, ...frenchTownsAbroad].map(
  francophoneTown,
);
