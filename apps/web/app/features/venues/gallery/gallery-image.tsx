import { useTranslation } from 'react-i18next';
import { CoverArt } from '../../../ui/cover-art/cover-art.tsx';
import classes from './gallery.module.css';
import type { GalleryItem } from './gallery-items.ts';

interface GalleryImageProps {
  item: GalleryItem;
  /** The venue's id: its floors look the same everywhere. */
  seed: string;
  /** What it shows, in words. */
  label: string;
  /** Fetched at once; others wait until they come near. */
  first?: boolean;
  /** Shown whole instead of filling its frame. */
  contain?: boolean;
}

/** One picture in a frame whose size is known before it has loaded. */
export function GalleryImage({ item, seed, label, first, contain }: GalleryImageProps) {
  if (item.kind === 'floor')
    return (
      <span role="img" aria-label={label} className={classes.picture} data-whole={contain}>
        <CoverArt kind={item.coverArt} seed={seed} className={classes.floor} />
      </span>
    );
  return (
    <img
      src={item.url}
      alt={label}
      width={1200}
      height={900}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      draggable={false}
      className={classes.picture}
      data-whole={contain}
    />
  );
}

/** What each picture shows: the partner's own words, or what is drawn. */
export function useGalleryLabel(venueName: string) {
  const { t } = useTranslation('venues');
  const { t: shared } = useTranslation();
  return (item: GalleryItem): string => {
    if (item.kind === 'photo') return item.alt || t('gallery.photo', { name: venueName });
    if (!item.activity) return t('gallery.drawing');
    return t('gallery.floor', { activity: shared(`activity.${item.activity}`) });
  };
}
