import type { Venue, VenueImage } from '@pulse/contract/client';
import type { CoverArtKind } from '#ui/cover-art/cover-art-kinds.ts';
import { coverArtOfActivity } from '#ui/cover-art/cover-art-of-activity.ts';

type Activity = Venue['activities'][number];

/** What images show of a venue. */
export type GalleryVenue = Pick<Venue, 'id' | 'name' | 'activities'>;

/** One image of a gallery: a photo of the partner's, or the cover art of an activity. */
export type GalleryItem =
  | { key: string; kind: 'photo'; image: VenueImage; alt: string }
  | { key: string; kind: 'cover-art'; coverArt: CoverArtKind; activity: Activity | null };

/** The maximum number of photos of a venue. */
const maxItems = 5;

/** Returns a venue's photos, the cover first; without photos one cover, which is no gallery. */
export function toGalleryItems({
  images,
  activities,
}: Pick<Venue, 'images' | 'activities'>): GalleryItem[] {
  if (images.length > 0)
    return images
      .slice(0, maxItems)
      .map((image) => ({ key: image.url, kind: 'photo' as const, image, alt: image.alt.trim() }));
  const [activity = null] = activities;
  const coverArt = coverArtOfActivity(activity ?? undefined);
  return [{ key: 'cover-art', kind: 'cover-art', coverArt, activity }];
}
