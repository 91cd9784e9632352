import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useTranslation } from '#light-translator';
import { LiveRegion } from '#ui/feedback/live-region.tsx';
import classes from './gallery.module.css';
import type { GalleryCarouselProps } from './gallery-carousel.tsx';
import { GalleryControls } from './gallery-controls.tsx';
import { GalleryImage, useGalleryLabel } from './gallery-image.tsx';

const GalleryCarousel = lazy(() => import('./gallery-carousel.tsx'));

interface GalleryFrameProps extends GalleryCarouselProps {
  /** Further buttons, for example to close. */
  children?: ReactNode;
}

/**
 * A gallery with buttons and keyboard. The first image is shown at once, the carousel loads later.
 * Changes of the image are announced to screen readers.
 */
export function GalleryFrame({ children, ...gallery }: GalleryFrameProps) {
  const { items, venue, current, onCurrentChange, contain, onOpen } = gallery;
  const { t } = useTranslation('venues');
  const labelOf = useGalleryLabel(venue.name);
  const [hasMoved, setHasMoved] = useState(false);
  const goTo = useCallback(
    (to: number) => {
      setHasMoved(true);
      onCurrentChange(to);
    },
    [onCurrentChange],
  );
  const count = items.length;
  const item = items[current] ?? items[0];
  if (!item) return null;
  const label = labelOf(item);
  const firstImage = (
    <div className={classes.viewport}>
      <GalleryImage item={item} venue={venue} label={label} first contain={contain} />
    </div>
  );
  return (
    <section
      className={classes.frame}
      aria-label={t('gallery.label', { name: venue.name })}
      aria-roledescription={count > 1 ? t('gallery.role') : undefined}
      onKeyDown={(event) => {
        const to = indexForKey(event.key, current, count);
        if (to === undefined || count === 1) return;
        event.preventDefault();
        goTo(to);
      }}
    >
      {count === 1 && !onOpen ? (
        firstImage
      ) : (
        <Suspense fallback={firstImage}>
          <GalleryCarousel {...gallery} onCurrentChange={goTo} />
        </Suspense>
      )}
      <LiveRegion>
        {hasMoved ? t('gallery.position', { at: current + 1, count, label }) : ''}
      </LiveRegion>
      <div className={classes.bar}>
        {children}
        {count > 1 && <GalleryControls current={current} count={count} onCurrentChange={goTo} />}
      </div>
    </section>
  );
}

/** Returns the image that an arrow key, Home or End selects; undefined for any other key. */
function indexForKey(key: string, current: number, count: number): number | undefined {
  const last = count - 1;
  const targets: Partial<Record<string, number>> = {
    ArrowLeft: Math.max(0, current - 1),
    ArrowRight: Math.min(last, current + 1),
    Home: 0,
    End: last,
  };
  return targets[key];
}
