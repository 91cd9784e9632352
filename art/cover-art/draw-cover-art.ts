import type { CoverArtKind } from '@pulse/web/cover-art-kinds';
import { seededRandom } from '@pulse/web/seeded-random';
import type { Shape } from './drawing.ts';
import { drawingOf } from './drawings.ts';

/**
 * Returns the shapes of an activity's floor in one of its own palettes, as the landing page and the
 * drawing of the city show it. The seed selects palette, angle and detail; `palette` overrides it.
 */
export function drawCoverArt(kind: CoverArtKind, seed: string, palette?: number): Shape[] {
  const drawing = drawingOf(kind);
  const random = seededRandom(kind + seed);
  const selected = Math.floor(random() * drawing.palettes.length);
  const colours = drawing.palettes[(palette ?? selected) % drawing.palettes.length];
  return colours ? drawing.draw(colours, random) : [];
}
