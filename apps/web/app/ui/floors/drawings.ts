import { boxing } from './boxing.ts';
import { breath } from './breath.ts';
import { climbing } from './climbing.ts';
import { cycling } from './cycling.ts';
import { dance } from './dance.ts';
import type { Drawing } from './drawing.ts';
import { football } from './football.ts';
import { hiit } from './hiit.ts';
import { martialArts } from './martial-arts.ts';
import { padel } from './padel.ts';
import { pilates } from './pilates.ts';
import { running } from './running.ts';
import { spa } from './spa.ts';
import { strength } from './strength.ts';
import { surf } from './surf.ts';
import { swimming } from './swimming.ts';
import { yoga } from './yoga.ts';

const drawings = {
  yoga,
  pilates,
  cycling,
  boxing,
  swimming,
  padel,
  climbing,
  strength,
  hiit,
  dance,
  running,
  spa,
  surf,
  football,
  breath,
  martial_arts: martialArts,
} satisfies Record<string, Drawing>;

export type FloorKind = keyof typeof drawings;

/** Every kind of floor, in the order of the design. */
export const floorKinds = Object.keys(drawings) as FloorKind[];

/** The drawing of one kind of floor. */
export function drawingOf(kind: FloorKind): Drawing {
  return drawings[kind];
}
