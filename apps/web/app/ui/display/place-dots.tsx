import type { ReactNode } from 'react';
import { useTranslation } from '#light-translator';
import classes from './place-dots.module.css';

/** Above this many places dots are too small to read and a bar takes their place. */
const maxDots = 24;

interface PlaceDotsProps {
  capacity: number;
  taken: number;
  /** True when one of the taken places is the reader's. */
  yours?: boolean;
  /** How many have already arrived; shown green. */
  arrived?: number;
  /** Words beside the dots; "3 left" otherwise. */
  children?: ReactNode;
}

/** The places of one class: filled is taken, hollow is free. Always with words. */
export function PlaceDots({
  capacity,
  taken,
  yours = false,
  arrived = 0,
  children,
}: PlaceDotsProps) {
  const { t } = useTranslation();
  const filled = Math.min(taken, capacity);
  const kindOf = (place: number) => {
    if (place < arrived) return 'arrived';
    if (yours && place === filled - 1) return 'yours';
    return place < filled ? 'taken' : 'free';
  };
  const dots = Array.from({ length: capacity }, (_, place) => ({ place, kind: kindOf(place) }));
  return (
    <span className={classes.places}>
      {capacity > maxDots ? (
        <span className={classes.bar} aria-hidden="true">
          <span style={{ inlineSize: `${(filled / capacity) * 100}%` }} />
        </span>
      ) : (
        <svg
          className={classes.dots}
          viewBox={`0 0 ${capacity * 12} 12`}
          width={capacity * 12}
          height={12}
          aria-hidden="true"
        >
          {dots.map(({ place, kind }) => (
            <circle key={place} data-kind={kind} cx={place * 12 + 6} cy={6} r={3.9} />
          ))}
        </svg>
      )}
      <span className={classes.words}>
        {children ?? t('places.left', { count: Math.max(0, capacity - filled) })}
      </span>
    </span>
  );
}
