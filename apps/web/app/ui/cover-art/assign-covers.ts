import { coverArtOfActivity } from './cover-art-of-activity.ts';
import { type CoverLook, compositionCount, paletteCount } from './cover-file.ts';
import { seededRandom } from './seeded-random.ts';

interface VenueInList {
  id: string;
  activities: readonly string[];
}

/** So many covers after each other share neither the colours nor, of one activity, the composition. */
export const coversApart = 6;

/** Returns how a venue's cover looks where it is alone; always the same for one venue. */
export function ownCover(venueId: string): CoverLook {
  const random = seededRandom(venueId);
  return {
    composition: Math.floor(random() * compositionCount),
    palette: Math.floor(random() * paletteCount),
  };
}

/**
 * Returns how the cover of each venue of a list looks: as everywhere where that is possible, else
 * another composition or palette than those around it. What follows changes nothing for those before,
 * so a list can grow.
 */
export function assignCovers(venues: readonly VenueInList[]): CoverLook[] {
  const covers: CoverLook[] = [];
  const ofKind = new Map<string, CoverLook[]>();
  for (const { id, activities } of venues) {
    const kind = coverArtOfActivity(activities[0]);
    const alike = ofKind.get(kind) ?? [];
    ofKind.set(kind, alike);
    const cover = chooseCover(ownCover(id), alike, covers.slice(1 - coversApart));
    alike.push(cover);
    covers.push(cover);
  }
  return covers;
}

/** The first look from a venue's own one on that is free, or the one shown longest ago. */
function chooseCover(own: CoverLook, alike: CoverLook[], before: CoverLook[]): CoverLook {
  const compositions = new Set(alike.slice(1 - coversApart).map(({ composition }) => composition));
  const palettes = new Set(before.map(({ palette }) => palette));
  let chosen = own;
  let chosenLast = Number.POSITIVE_INFINITY;
  for (let step = 0; step < compositionCount * paletteCount; step++) {
    // Both change with each step, so that a venue that gives way keeps neither by accident.
    const composition = (own.composition + step) % compositionCount;
    const palette = (own.palette + step + Math.floor(step / compositionCount)) % paletteCount;
    if (compositions.has(composition) || palettes.has(palette)) continue;
    const last = alike.findLastIndex(
      (cover) => cover.composition === composition && cover.palette === palette,
    );
    if (last >= chosenLast) continue;
    chosen = { composition, palette };
    chosenLast = last;
    if (last < 0) break;
  }
  return chosen;
}
