import { coverArtOfActivity } from './cover-art-of-activity.ts';
import { paletteOfSeed } from './draw-cover-art.ts';
import { drawingOf } from './drawings.ts';

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
