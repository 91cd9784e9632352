import type { CoverArtKind } from '@pulse/web/cover-art-kinds';
import type { Motif } from './motif.ts';
import { boxing } from './motifs/boxing.ts';
import { breath } from './motifs/breath.ts';
import { climbing } from './motifs/climbing.ts';
import { cycling } from './motifs/cycling.ts';
import { dance } from './motifs/dance.ts';
import { football } from './motifs/football.ts';
import { hiit } from './motifs/hiit.ts';
import { martialArts } from './motifs/martial-arts.ts';
import { padel } from './motifs/padel.ts';
import { pilates } from './motifs/pilates.ts';
import { running } from './motifs/running.ts';
import { spa } from './motifs/spa.ts';
import { strength } from './motifs/strength.ts';
import { surf } from './motifs/surf.ts';
import { swimming } from './motifs/swimming.ts';
import { yoga } from './motifs/yoga.ts';

/** The motif of each kind of cover art. */
export const motifs: Readonly<Record<CoverArtKind, Motif>> = {
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
