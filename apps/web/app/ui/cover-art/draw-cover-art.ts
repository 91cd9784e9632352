import type { Shape } from './drawing.ts';
import { type CoverArtKind, drawingOf } from './drawings.ts';
import { seededRandom } from './seeded-random.ts';

/** Which of a kind's palettes (0, 1 or 2) a seed picks; lists use it to keep neighbours apart. */
export function paletteOfSeed(kind: CoverArtKind, seed: string): number {
  return Math.floor(seededRandom(kind + seed)() * drawingOf(kind).palettes.length);
}

/**
 * The shapes of one floor. The seed (a venue's id) picks palette, angle and detail, so a venue
 * looks the same everywhere; `palette` overrules the pick where a neighbour already has it.
 */
export function drawCoverArt(kind: CoverArtKind, seed: string, palette?: number): Shape[] {
  const drawing = drawingOf(kind);
  const random = seededRandom(kind + seed);
  const picked = Math.floor(random() * drawing.palettes.length);
  const colours = drawing.palettes[(palette ?? picked) % drawing.palettes.length];
  return colours ? drawing.draw(colours, random) : [];
}
