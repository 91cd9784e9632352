import type { VenueWithClasses } from '@pulse/contract/client';
import { paletteOfSeed } from '../../ui/floors/draw-floor.ts';
import { floorOfActivity } from '../../ui/floors/floor-of-activity.ts';

/**
 * The palettes of covers down a list: undefined where a venue's own will do, another where the
 * venue above has the same drawing in the same colours.
 */
export function rowPalettes(items: readonly VenueWithClasses[]): (number | undefined)[] {
  let above: { kind: string; palette: number } | null = null;
  return items.map(({ venue }) => {
    const kind = floorOfActivity(venue.activities[0]);
    const own = paletteOfSeed(kind, venue.id);
    const clashes = above?.kind === kind && above.palette === own;
    above = { kind, palette: clashes ? own + 1 : own };
    return clashes ? own + 1 : undefined;
  });
}
