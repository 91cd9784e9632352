import { ActionIcon } from '@mantine/core';
import type { Venue } from '@pulse/contract/client';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './venue-cover.module.css';

/** Pictures side by side: swiped on a phone, stepped through with the buttons or the arrow keys. */
export function VenueGallery({ images }: { images: Venue['images'] }) {
  const { t } = useTranslation('venues');
  const strip = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const step = (by: number) => {
    const element = strip.current;
    element?.scrollBy({ left: by * element.clientWidth, behavior: 'smooth' });
  };
  return (
    <section className={classes.gallery} aria-label={t('gallery.label')}>
      <ul
        ref={strip}
        className={classes.strip}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setAt(Math.round(scrollLeft / clientWidth))
        }
      >
        {images.map((image) => (
          <li key={image.url}>
            <img src={image.url} alt={image.alt} className={classes.cover} />
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <div className={classes.steps}>
          <ActionIcon
            aria-label={t('gallery.previous')}
            disabled={at === 0}
            onClick={() => step(-1)}
          >
            <IconChevronLeft size={20} aria-hidden="true" />
          </ActionIcon>
          <span>{t('gallery.of', { at: at + 1, count: images.length })}</span>
          <ActionIcon
            aria-label={t('gallery.next')}
            disabled={at === images.length - 1}
            onClick={() => step(1)}
          >
            <IconChevronRight size={20} aria-hidden="true" />
          </ActionIcon>
        </div>
      )}
    </section>
  );
}
