import { boxing } from './equipment/boxing.ts';
import { breath } from './equipment/breath.ts';
import { climbing } from './equipment/climbing.ts';
import { cycling } from './equipment/cycling.ts';
import { dance } from './equipment/dance.ts';
import type { Equipment } from './equipment/equipment.ts';
import { hiit } from './equipment/hiit.ts';
import { martialArts } from './equipment/martial-arts.ts';
import { padel } from './equipment/padel.ts';
import { pilates } from './equipment/pilates.ts';
import { running } from './equipment/running.ts';
import { spa } from './equipment/spa.ts';
import { strength } from './equipment/strength.ts';
import { surf } from './equipment/surf.ts';
import { swimming } from './equipment/swimming.ts';
import { yoga } from './equipment/yoga.ts';

/** The equipment of a room by its activity. */
export const equipment: Readonly<Record<string, Equipment>> = {
  yoga,
  pilates,
  climbing,
  padel,
  boxing,
  dance,
  swimming,
  spa,
  hiit,
  cycling,
  martial_arts: martialArts,
  strength,
  surf,
  breath,
  running,
};
