import type { ReactNode } from 'react';
import { useTranslation } from '#light-translator';
import { maxDots } from './max-dots.ts';
import classes from './quantities.module.css';
import { RollingText } from './rolling-text.tsx';

/** Between two dots that fill; all of them are full within half a second. */
const stepMs = 16;

interface PlaceDotsProps {
  capacity: number;
  taken: number;
  /** True when one of the taken places is the reader's. */
  yours?: boolean;
  /** How many have already arrived; shown green. */
  arrived?: number;
  /** Fills the dots one after the other, once: what has just been booked. */
  filling?: boolean;
  /** The text beside the dots; "3 left" by default. */
  children?: ReactNode;
}

/** The places of one class as dots, filled when taken, and always as text. */
export function PlaceDots({
  capacity,
  taken,
  yours = false,
  arrived = 0,
  filling = false,
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
          data-filling={filling || undefined}
        >
          {dots.map(({ place, kind }) => (
            <circle
              key={place}
              data-kind={kind}
              cx={place * 12 + 6}
              cy={6}
              r={3.9}
              style={filling ? { animationDelay: `${place * stepMs}ms` } : undefined}
            />
          ))}
        </svg>
      )}
      <span className={classes.label}>
        {children ?? (
          <RollingText>{t('places.left', { count: Math.max(0, capacity - filled) })}</RollingText>
        )}
      </span>
    </span>
  );
}
