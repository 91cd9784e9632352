import type { Venue } from '@pulse/contract/client';
import { IconMaximize } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/icon-button.tsx';
import classes from './gallery.module.css';
import { GalleryFrame } from './gallery-frame.tsx';
import { GalleryFullScreen } from './gallery-full-screen.tsx';
import { GalleryPicture, usePictureLabel } from './gallery-picture.tsx';
import { picturesOf } from './gallery-pictures.ts';

/** Pictures beside the first one, where there is room. */
const beside = 2;

/** A venue's pictures: one large, the next two beside it on a desktop, all of them full-screen. */
export function VenueGallery({ venue }: { venue: Venue }) {
  const { t } = useTranslation('venues');
  const pictures = useMemo(() => picturesOf(venue), [venue]);
  const labelOf = usePictureLabel(venue.name);
  const [at, setAt] = useState(0);
  const [full, setFull] = useState(false);
  const show = (index: number) => {
    setAt(index);
    setFull(true);
  };
  const others = pictures.slice(1, 1 + beside);
  const hidden = pictures.length - 1 - others.length;
  return (
    <div className={classes.gallery} data-beside={others.length}>
      <GalleryFrame
        pictures={pictures}
        venue={venue}
        at={at}
        onAt={setAt}
        onOpen={() => setFull(true)}
      >
        <IconButton
          label={t('gallery.full')}
          className={classes.plate}
          onClick={() => setFull(true)}
        >
          <IconMaximize size={20} stroke={1.8} aria-hidden="true" />
        </IconButton>
      </GalleryFrame>
      {others.length > 0 && (
        <div className={classes.beside}>
          {others.map((picture, index) => (
            <button
              key={picture.key}
              type="button"
              className={classes.thumb}
              aria-label={t('gallery.open', {
                at: index + 2,
                count: pictures.length,
                label: labelOf(picture),
              })}
              onClick={() => show(index + 1)}
            >
              <span aria-hidden="true">
                <GalleryPicture picture={picture} seed={venue.id} label="" />
              </span>
              {hidden > 0 && index === others.length - 1 && (
                <span className={classes.more} data-hidden={`+${hidden}`} aria-hidden="true" />
              )}
            </button>
          ))}
        </div>
      )}
      {full && (
        <GalleryFullScreen
          pictures={pictures}
          venue={venue}
          at={at}
          onAt={setAt}
          onClose={() => setFull(false)}
        />
      )}
    </div>
  );
}
