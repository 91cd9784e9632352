import useEmblaCarousel from 'embla-carousel-react';
import { useEffect } from 'react';
import { prefersReducedMotion } from '#ui/hooks/prefers-reduced-motion.ts';
import classes from './gallery.module.css';
import { GalleryImage, useGalleryLabel } from './gallery-image.tsx';
import type { GalleryItem, GalleryVenue } from './gallery-items.ts';

export interface GalleryCarouselProps {
  items: readonly GalleryItem[];
  venue: GalleryVenue;
  current: number;
  onCurrentChange: (index: number) => void;
  contain?: boolean;
  onOpen?: () => void;
}

/** Images side by side, swiped or scrolled to `current`, without animation under reduced motion. */
export default function GalleryCarousel({
  items,
  venue,
  current,
  onCurrentChange,
  contain,
  onOpen,
}: GalleryCarouselProps) {
  const labelOf = useGalleryLabel(venue.name);
  const [viewport, carousel] = useEmblaCarousel({
    startIndex: current,
    duration: prefersReducedMotion() ? 0 : 22,
  });
  useEffect(() => {
    if (!carousel) return;
    const reportSelection = () => onCurrentChange(carousel.selectedScrollSnap());
    carousel.on('select', reportSelection);
    return () => {
      carousel.off('select', reportSelection);
    };
  }, [carousel, onCurrentChange]);
  useEffect(() => {
    if (carousel && carousel.selectedScrollSnap() !== current)
      carousel.scrollTo(current, prefersReducedMotion());
  }, [carousel, current]);
  // A tap on an image does the same as the button; the carousel suppresses the click of a drag.
  useEffect(() => {
    if (!carousel || !onOpen) return;
    const root = carousel.rootNode();
    root.addEventListener('click', onOpen);
    return () => root.removeEventListener('click', onOpen);
  }, [carousel, onOpen]);
  return (
    <div ref={viewport} className={classes.viewport}>
      <div className={classes.track}>
        {items.map((item, index) => (
          <div key={item.key} className={classes.slide} aria-hidden={index !== current}>
            <GalleryImage
              item={item}
              venue={venue}
              label={labelOf(item)}
              first={index === 0}
              contain={contain}
            />
          </div>
        ))}
      </div>
    </div>
  );
}
