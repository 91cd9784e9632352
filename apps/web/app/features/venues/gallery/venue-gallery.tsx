import type { Venue } from '@pulse/contract/client';
import { IconMaximize } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from '#light-translator';
import { IconButton } from '#ui/controls/icon-button.tsx';
import classes from './gallery.module.css';
import { GalleryFrame } from './gallery-frame.tsx';
import { GalleryFullScreen } from './gallery-full-screen.tsx';
import { GalleryImage, useGalleryLabel } from './gallery-image.tsx';
import { toGalleryItems } from './gallery-items.ts';

/** Images beside the first one on a desktop. */
const sideImageCount = 2;

/**
 * A venue's photos: one large, the next two beside it on a desktop, and all of them in full screen. Cover
 * art is not a picture to leaf through or to enlarge: it stands alone, without controls.
 */
export function VenueGallery({ venue }: { venue: Venue }) {
  const { t } = useTranslation('venues');
  const items = useMemo(() => toGalleryItems(venue), [venue]);
  const labelOf = useGalleryLabel(venue.name);
  const [current, setCurrent] = useState(0);
  const [fullScreen, setFullScreen] = useState(false);
  const show = (index: number) => {
    setCurrent(index);
    setFullScreen(true);
  };
  const gallery = { items, venue, current, onCurrentChange: setCurrent };
  const [cover] = items;
  if (cover?.kind === 'cover-art')
    return (
      <div className={classes.gallery}>
        <div className={classes.frame} data-single>
          <GalleryImage item={cover} venue={venue} label={labelOf(cover)} first />
        </div>
      </div>
    );
  const others = items.slice(1, 1 + sideImageCount);
  const hidden = items.length - 1 - others.length;
  return (
    <div className={classes.gallery} data-side-images={others.length}>
      <GalleryFrame {...gallery} onOpen={() => setFullScreen(true)}>
        <IconButton
          label={t('gallery.full')}
          className={classes.roundButton}
          onClick={() => setFullScreen(true)}
        >
          <IconMaximize size={20} stroke={1.8} aria-hidden="true" />
        </IconButton>
      </GalleryFrame>
      {others.length > 0 && (
        <div className={classes.sideImages}>
          {others.map((item, index) => (
            <button
              key={item.key}
              type="button"
              className={classes.thumb}
              aria-label={t('gallery.open', {
                at: index + 2,
                count: items.length,
                label: labelOf(item),
              })}
              onClick={() => show(index + 1)}
            >
              <span aria-hidden="true">
                <GalleryImage item={item} venue={venue} label="" sizes="33vw" />
              </span>
              {hidden > 0 && index === others.length - 1 && (
                <span className={classes.more} data-hidden={`+${hidden}`} aria-hidden="true" />
              )}
            </button>
          ))}
        </div>
      )}
      {fullScreen && <GalleryFullScreen {...gallery} onClose={() => setFullScreen(false)} />}
    </div>
  );
}
