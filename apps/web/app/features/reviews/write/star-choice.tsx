import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from '#light-translator';
import classes from './star-choice.module.css';

const starValues = [1, 2, 3, 4, 5];

interface StarChoiceProps {
  label: string;
  /** 0 without a choice. */
  value: number;
  onChange: (stars: number) => void;
  error?: string | undefined;
  'data-path'?: string;
}

/** One to five stars, as a group of radio buttons. */
export function StarChoice({ label, value, onChange, error, ...path }: StarChoiceProps) {
  const { t } = useTranslation('reviews');
  const name = useId();
  return (
    <fieldset
      {...path}
      className={classes.choice}
      aria-describedby={error ? `${name}-error` : undefined}
    >
      <legend className={classes.label}>{label}</legend>
      <div className={classes.stars}>
        {starValues.map((star) => {
          const Star = star <= value ? IconStarFilled : IconStar;
          return (
            <label key={star} className={classes.star}>
              <input
                type="radio"
                name={name}
                value={star}
                checked={star === value}
                aria-label={t('stars', { count: star })}
                onChange={() => onChange(star)}
              />
              <Star size={32} stroke={1.6} aria-hidden="true" />
            </label>
          );
        })}
      </div>
      {error && (
        <p id={`${name}-error`} role="alert" className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
