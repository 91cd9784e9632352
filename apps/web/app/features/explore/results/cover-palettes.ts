import type { VenueWithClasses } from '@pulse/contract/client';
import { coverArtOfActivity } from '../../../ui/cover-art/cover-art-of-activity.ts';
import { paletteOfSeed } from '../../../ui/cover-art/draw-cover-art.ts';

/**
 * Returns the palette of each cover in a list: undefined for the venue's own, another one where the
 * previous venue has the same drawing in the same colours.
 */
export function coverPalettes(items: readonly VenueWithClasses[]): (number | undefined)[] {
  let previous: { kind: string; palette: number } | null = null;
  return items.map(({ venue }) => {
    const kind = coverArtOfActivity(venue.activities[0]);
    const own = paletteOfSeed(kind, venue.id);
    const sameAsPrevious = previous?.kind === kind && previous.palette === own;
    previous = { kind, palette: sameAsPrevious ? own + 1 : own };
    return sameAsPrevious ? own + 1 : undefined;
  });
}
