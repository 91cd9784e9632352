import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useId } from 'react';
import classes from './star-radios.module.css';

/** The numbers of stars that are given. */
export const starValues = [1, 2, 3, 4, 5] as const;
type StarValue = (typeof starValues)[number];

interface StarRadiosProps {
  /** 0 without a choice. */
  value: number;
  onChange: (stars: number) => void;
  nameOf: (stars: StarValue) => string;
  /** Larger, and in the accent's colour as far as they are chosen. */
  large?: boolean;
}

/** One to five stars as radio buttons, in the fieldset of their caller. */
export function StarRadios({ value, onChange, nameOf, large = false }: StarRadiosProps) {
  const name = useId();
  return (
    <div className={classes.stars} data-large={large || undefined}>
      {starValues.map((star) => {
        const Star = star <= value ? IconStarFilled : IconStar;
        return (
          <label key={star} className={classes.star} data-filled={star <= value || undefined}>
            <input
              type="radio"
              name={name}
              value={star}
              checked={star === value}
              aria-label={nameOf(star)}
              onChange={() => onChange(star)}
            />
            <Star size={large ? 34 : 32} stroke={large ? 1.4 : 1.6} aria-hidden="true" />
          </label>
        );
      })}
    </div>
  );
}
