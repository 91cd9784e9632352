import { useTranslation } from 'react-i18next';
import { Floor } from '../../ui/floors/floor.tsx';
import classes from './gallery.module.css';
import type { Picture } from './gallery-pictures.ts';

interface GalleryPictureProps {
  picture: Picture;
  /** The venue's id: its floors look the same everywhere. */
  seed: string;
  /** What it shows, in words. */
  label: string;
  /** Fetched at once; others wait until they come near. */
  first?: boolean;
  /** Shown whole instead of filling its frame. */
  whole?: boolean;
}

/** One picture in a frame whose size is known before it has loaded. */
export function GalleryPicture({ picture, seed, label, first, whole }: GalleryPictureProps) {
  if (picture.kind === 'floor')
    return (
      <span role="img" aria-label={label} className={classes.picture} data-whole={whole}>
        <Floor kind={picture.floor} seed={seed} className={classes.floor} />
      </span>
    );
  return (
    <img
      src={picture.url}
      alt={label}
      width={1200}
      height={900}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      draggable={false}
      className={classes.picture}
      data-whole={whole}
    />
  );
}

/** What each picture shows: the partner's own words, or what is drawn. */
export function usePictureLabel(venueName: string) {
  const { t } = useTranslation('venues');
  const { t: shared } = useTranslation();
  return (picture: Picture): string => {
    if (picture.kind === 'photo') return picture.alt || t('gallery.photo', { name: venueName });
    if (!picture.activity) return t('gallery.drawing');
    return t('gallery.floor', { activity: shared(`activity.${picture.activity}`) });
  };
}
