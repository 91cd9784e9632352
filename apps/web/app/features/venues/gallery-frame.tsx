import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LiveRegion } from '../../ui/live-region.tsx';
import classes from './gallery.module.css';
import { GalleryPicture, usePictureLabel } from './gallery-picture.tsx';
import { GallerySteps } from './gallery-steps.tsx';
import type { GalleryStripProps } from './gallery-strip.tsx';
import { stepByKey } from './step-by-key.ts';

const GalleryStrip = lazy(() => import('./gallery-strip.tsx'));

interface GalleryFrameProps extends GalleryStripProps {
  /** Further buttons, for example to close. */
  children?: ReactNode;
}

/**
 * A gallery with its buttons and keys. Its first picture stands at once; what swipes it comes after.
 * A change is said, the first picture is not.
 */
export function GalleryFrame({
  pictures,
  venue,
  at,
  onAt,
  whole,
  onOpen,
  children,
}: GalleryFrameProps) {
  const { t } = useTranslation('venues');
  const labelOf = usePictureLabel(venue.name);
  const [moved, setMoved] = useState(false);
  const go = useCallback(
    (to: number) => {
      setMoved(true);
      onAt(to);
    },
    [onAt],
  );
  const count = pictures.length;
  const picture = pictures[at] ?? pictures[0];
  if (!picture) return null;
  const label = labelOf(picture);
  const still = (
    <div className={classes.viewport}>
      <GalleryPicture picture={picture} seed={venue.id} label={label} first whole={whole} />
    </div>
  );
  return (
    <section
      className={classes.frame}
      aria-label={t('gallery.label', { name: venue.name })}
      aria-roledescription={count > 1 ? t('gallery.role') : undefined}
      onKeyDown={(event) => {
        const to = stepByKey(event.key, at, count);
        if (to === undefined || count === 1) return;
        event.preventDefault();
        go(to);
      }}
    >
      {count === 1 && !onOpen ? (
        still
      ) : (
        <Suspense fallback={still}>
          <GalleryStrip
            pictures={pictures}
            venue={venue}
            at={at}
            onAt={go}
            whole={whole}
            onOpen={onOpen}
          />
        </Suspense>
      )}
      <LiveRegion>{moved ? t('gallery.said', { at: at + 1, count, label }) : ''}</LiveRegion>
      <div className={classes.bar}>
        {children}
        {count > 1 && <GallerySteps at={at} count={count} onAt={go} />}
      </div>
    </section>
  );
}
