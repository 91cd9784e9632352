import type { Shape } from './drawing.ts';
import { type CoverArtKind, drawingOf } from './drawings.ts';
import { seededRandom } from './seeded-random.ts';

/** Returns the palette (0, 1 or 2) that a seed selects; lists use it to vary neighbours. */
export function paletteOfSeed(kind: CoverArtKind, seed: string): number {
  return Math.floor(seededRandom(kind + seed)() * drawingOf(kind).palettes.length);
}

/**
 * Returns the shapes of one cover. The seed (a venue's id) selects palette, angle and detail, so that a
 * venue looks the same everywhere; `palette` overrides the selection.
 */
export function drawCoverArt(kind: CoverArtKind, seed: string, palette?: number): Shape[] {
  const drawing = drawingOf(kind);
  const random = seededRandom(kind + seed);
  const selected = Math.floor(random() * drawing.palettes.length);
  const colours = drawing.palettes[(palette ?? selected) % drawing.palettes.length];
  return colours ? drawing.draw(colours, random) : [];
}
