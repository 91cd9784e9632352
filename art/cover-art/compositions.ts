import type { CoverArtKind } from '@pulse/web/cover-art-kinds';
import type { Composition } from './composition.ts';
import { arcs } from './compositions/arcs.ts';
import { checker } from './compositions/checker.ts';
import { lanes } from './compositions/lanes.ts';
import { ring } from './compositions/ring.ts';
import { solo } from './compositions/solo.ts';
import { split } from './compositions/split.ts';
import { trio } from './compositions/trio.ts';
import { drawFloor } from './draw-floor.ts';
import type { Shape } from './drawing.ts';
import { motifs } from './motifs.ts';
import type { CoverPalette } from './palettes.ts';

/** The compositions with an activity's motif; the floor is another one, drawn for each activity. */
const withMotif: readonly Composition[] = [solo, lanes, split, ring, checker, trio, arcs];

/** Returns the shapes of one of the eight covers of a kind. */
export function drawCover(kind: CoverArtKind, composition: number, palette: CoverPalette): Shape[] {
  const arrange = withMotif[composition - 1];
  return arrange ? arrange(motifs[kind], palette) : drawFloor(kind, palette);
}
