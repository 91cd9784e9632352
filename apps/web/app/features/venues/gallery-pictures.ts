import type { Venue } from '@pulse/contract/client';
import type { FloorKind } from '../../ui/floors/drawings.ts';
import { floorOfActivity } from '../../ui/floors/floor-of-activity.ts';

type Activity = Venue['activities'][number];

/** One picture of a gallery: a photo of the partner's, or the drawn floor of an activity. */
export type Picture =
  | { key: string; kind: 'photo'; url: string; alt: string }
  | { key: string; kind: 'floor'; floor: FloorKind; activity: Activity | null };

/** As many as the spec lets a partner upload. */
const most = 5;

/** A venue's photos, the cover first; without any, the floors of its activities, each floor once. */
export function picturesOf({
  images,
  activities,
}: Pick<Venue, 'images' | 'activities'>): Picture[] {
  if (images.length > 0)
    return images
      .slice(0, most)
      .map(({ url, alt }) => ({ key: url, kind: 'photo' as const, url, alt: alt.trim() }));
  const floors = new Map<FloorKind, Activity>();
  for (const activity of activities) {
    const floor = floorOfActivity(activity);
    if (!floors.has(floor)) floors.set(floor, activity);
  }
  if (floors.size === 0)
    return [{ key: 'floor', kind: 'floor', floor: floorOfActivity(undefined), activity: null }];
  return [...floors]
    .slice(0, most)
    .map(([floor, activity]) => ({ key: floor, kind: 'floor' as const, floor, activity }));
}
