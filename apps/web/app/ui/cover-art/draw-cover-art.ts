import { coverArtOfActivity } from './cover-art-of-activity.ts';
import type { Shape } from './drawing.ts';
import { type CoverArtKind, drawingOf } from './drawings.ts';
import { seededRandom } from './seeded-random.ts';

/** Returns the palette (0, 1 or 2) that a seed selects. */
export function paletteOfSeed(kind: CoverArtKind, seed: string): number {
  return Math.floor(seededRandom(kind + seed)() * drawingOf(kind).palettes.length);
}

/**
 * Returns the palette of each venue's cover in a list: the venue's own, or the next one where the
 * previous venue has the same drawing in the same colours.
 */
export function coverPalettes(
  venues: readonly { id: string; activities: readonly string[] }[],
): number[] {
  let previous: { kind: string; palette: number } | null = null;
  return venues.map(({ id, activities }) => {
    const kind = coverArtOfActivity(activities[0]);
    const own = paletteOfSeed(kind, id);
    const same = previous?.kind === kind && previous.palette === own;
    const palette = same ? (own + 1) % drawingOf(kind).palettes.length : own;
    previous = { kind, palette };
    return palette;
  });
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
