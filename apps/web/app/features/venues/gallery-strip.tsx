import useEmblaCarousel from 'embla-carousel-react';
import { useEffect } from 'react';
import classes from './gallery.module.css';
import { GalleryPicture, usePictureLabel } from './gallery-picture.tsx';
import type { Picture } from './gallery-pictures.ts';

export interface GalleryStripProps {
  pictures: readonly Picture[];
  venue: { id: string; name: string };
  at: number;
  onAt: (at: number) => void;
  whole?: boolean;
  onOpen?: () => void;
}

const calm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Pictures side by side, swiped or moved to `at`; whoever asked for less motion sees none. */
export default function GalleryStrip({
  pictures,
  venue,
  at,
  onAt,
  whole,
  onOpen,
}: GalleryStripProps) {
  const labelOf = usePictureLabel(venue.name);
  const [viewport, strip] = useEmblaCarousel({ startIndex: at, duration: calm() ? 0 : 22 });
  useEffect(() => {
    if (!strip) return;
    const tell = () => onAt(strip.selectedScrollSnap());
    strip.on('select', tell);
    return () => {
      strip.off('select', tell);
    };
  }, [strip, onAt]);
  useEffect(() => {
    if (strip && strip.selectedScrollSnap() !== at) strip.scrollTo(at, calm());
  }, [strip, at]);
  // Tapping a picture does what the button beside it does; the carousel keeps drags from being taps.
  useEffect(() => {
    if (!strip || !onOpen) return;
    const root = strip.rootNode();
    root.addEventListener('click', onOpen);
    return () => root.removeEventListener('click', onOpen);
  }, [strip, onOpen]);
  return (
    <div ref={viewport} className={classes.viewport}>
      <div className={classes.strip}>
        {pictures.map((picture, index) => (
          <div key={picture.key} className={classes.slide} aria-hidden={index !== at}>
            <GalleryPicture
              picture={picture}
              seed={venue.id}
              label={labelOf(picture)}
              first={index === 0}
              whole={whole}
            />
          </div>
        ))}
      </div>
    </div>
  );
}
