import { useTranslation } from '#light-translator';
import { LazyCoverArt } from '../../../ui/cover-art/lazy-cover-art.tsx';
import { Picture } from '../../../ui/display/picture.tsx';
import classes from './gallery.module.css';
import type { GalleryItem } from './gallery-items.ts';

interface GalleryImageProps {
  item: GalleryItem;
  /** The venue's id: its cover art looks the same everywhere. */
  seed: string;
  /** The image's description. */
  label: string;
  /** Fetched at once; other images load when they come near the viewport. */
  first?: boolean;
  /** Fits the whole image into its frame instead of filling it. */
  contain?: boolean;
  /** How wide it is shown, as the attribute `sizes` says it; by default as wide as the screen. */
  sizes?: string;
}

/** One image in a frame whose size is known before it has loaded. */
export function GalleryImage({
  item,
  seed,
  label,
  first,
  contain,
  sizes = '100vw',
}: GalleryImageProps) {
  if (item.kind === 'cover-art')
    return (
      <span role="img" aria-label={label} className={classes.image} data-contain={contain}>
        <LazyCoverArt kind={item.coverArt} seed={seed} className={classes.coverArt} />
      </span>
    );
  return (
    <Picture
      image={item.image}
      alt={label}
      sizes={sizes}
      lazy={!first}
      className={classes.image}
      data-contain={contain}
    />
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
