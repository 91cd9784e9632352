import type { Venue, VenueImage } from '@pulse/contract/client';
import { coverArtOfActivity } from '../../../ui/cover-art/cover-art-of-activity.ts';
import type { CoverArtKind } from '../../../ui/cover-art/drawings.ts';

type Activity = Venue['activities'][number];

/** One image of a gallery: a photo of the partner's, or the cover art of an activity. */
export type GalleryItem =
  | { key: string; kind: 'photo'; image: VenueImage; alt: string }
  | { key: string; kind: 'cover-art'; coverArt: CoverArtKind; activity: Activity | null };

/** The maximum number of photos of a venue. */
const maxItems = 5;

/** Returns a venue's photos, the cover first, or the cover art of its activities without photos. */
export function toGalleryItems({
  images,
  activities,
}: Pick<Venue, 'images' | 'activities'>): GalleryItem[] {
  if (images.length > 0)
    return images
      .slice(0, maxItems)
      .map((image) => ({ key: image.url, kind: 'photo' as const, image, alt: image.alt.trim() }));
  const coverArts = new Map<CoverArtKind, Activity>();
  for (const activity of activities) {
    const coverArt = coverArtOfActivity(activity);
    if (!coverArts.has(coverArt)) coverArts.set(coverArt, activity);
  }
  if (coverArts.size === 0)
    return [
      {
        key: 'cover-art',
        kind: 'cover-art',
        coverArt: coverArtOfActivity(undefined),
        activity: null,
      },
    ];
  return [...coverArts].slice(0, maxItems).map(([coverArt, activity]) => ({
    key: coverArt,
    kind: 'cover-art' as const,
    coverArt,
    activity,
  }));
}
