import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { CoverArt } from '#ui/cover-art/cover-art.tsx';
import { coverArtOfActivity } from '#ui/cover-art/cover-art-of-activity.ts';
import { Picture } from '#ui/display/pictures/picture.tsx';
import classes from './gallery.module.css';
import type { GalleryItem, GalleryVenue } from './gallery-items.ts';

interface GalleryImageProps {
  item: GalleryItem;
  venue: GalleryVenue;
  /** The image's description. */
  label: string;
  /** Fetched at once; other images load when they come near the viewport. */
  first?: boolean;
  /** Fits the whole image into its frame instead of filling it. */
  contain?: boolean;
  /** How wide it is shown, as the attribute `sizes` says it; by default as wide as the screen. */
  sizes?: string;
}

/**
 * One image in a frame whose size is known before it has loaded. The venue's cover art is seen until a
 * photo is there, and instead of one that cannot be loaded.
 */
export function GalleryImage(props: GalleryImageProps) {
  const { item, venue, label, first, contain, sizes = '100vw' } = props;
  const [failed, setFailed] = useState(false);
  const photo = item.kind === 'photo' && !failed ? item.image : null;
  const art = (
    <CoverArt
      kind={coverArtOfActivity(venue.activities[0])}
      seed={venue.id}
      name={venue.name}
      eager={first}
      className={classes.coverArt}
    />
  );
  if (!photo)
    return (
      <span role="img" aria-label={label} className={classes.image} data-contain={contain}>
        {art}
      </span>
    );
  return (
    <span className={classes.framed}>
      {!contain && art}
      <span onErrorCapture={() => setFailed(true)}>
        <Picture
          image={photo}
          alt={label}
          sizes={sizes}
          lazy={!first}
          className={classes.image}
          data-contain={contain}
        />
      </span>
    </span>
  );
}

/** Returns the description of each image: the partner's own text, or what is drawn. */
export function useGalleryLabel(venueName: string) {
  const { t } = useTranslation('venues');
  const { t: shared } = useTranslation();
  return (item: GalleryItem): string => {
    if (item.kind === 'photo') return item.alt || t('gallery.photo', { name: venueName });
    if (!item.activity) return t('gallery.drawing');
    return t('gallery.coverArt', { activity: shared(`activity.${item.activity}`) });
  };
}
