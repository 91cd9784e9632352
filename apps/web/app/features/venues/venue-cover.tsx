import type { Venue } from '@pulse/contract/client';
import { Floor } from '../../ui/floors/floor.tsx';
import { floorOfActivity } from '../../ui/floors/floor-of-activity.ts';
import classes from './venue-cover.module.css';
import { VenueGallery } from './venue-gallery.tsx';

/** The venue's pictures, or its drawn floor when it has none. */
export function VenueCover({ venue }: { venue: Venue }) {
  if (venue.images.length > 0) return <VenueGallery images={venue.images} />;
  return (
    <Floor kind={floorOfActivity(venue.activities[0])} seed={venue.id} className={classes.cover} />
  );
}
