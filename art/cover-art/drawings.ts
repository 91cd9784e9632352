import type { CoverArtKind } from '@pulse/web/cover-art-kinds';
import type { Drawing } from './drawing.ts';
import { boxing } from './drawings/boxing.ts';
import { breath } from './drawings/breath.ts';
import { climbing } from './drawings/climbing.ts';
import { cycling } from './drawings/cycling.ts';
import { dance } from './drawings/dance.ts';
import { football } from './drawings/football.ts';
import { hiit } from './drawings/hiit.ts';
import { martialArts } from './drawings/martial-arts.ts';
import { padel } from './drawings/padel.ts';
import { pilates } from './drawings/pilates.ts';
import { running } from './drawings/running.ts';
import { spa } from './drawings/spa.ts';
import { strength } from './drawings/strength.ts';
import { surf } from './drawings/surf.ts';
import { swimming } from './drawings/swimming.ts';
import { yoga } from './drawings/yoga.ts';

const drawings: Readonly<Record<CoverArtKind, Drawing>> = {
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
};

/** Returns the drawing of one kind. */
export function drawingOf(kind: CoverArtKind): Drawing {
  return drawings[kind];
}
