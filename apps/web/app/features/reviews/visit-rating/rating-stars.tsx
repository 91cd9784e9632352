import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from '#light-translator';
import classes from './rating-stars.module.css';

const starValues = [1, 2, 3, 4, 5] as const;

interface RatingStarsProps {
  /** 0 without a choice. */
  value: number;
  onChange: (stars: number) => void;
  disabled: boolean;
}

/** One to five stars as radio buttons, each named by a word, which stands below once it is chosen. */
export function RatingStars({ value, onChange, disabled }: RatingStarsProps) {
  const { t } = useTranslation('visit-rating');
  const name = useId();
  const chosen = starValues.find((star) => star === value);
  return (
    <fieldset className={classes.choice} disabled={disabled}>
      <legend className="visually-hidden">{t('stars')}</legend>
      <div className={classes.stars}>
        {starValues.map((star) => {
          const Star = star <= value ? IconStarFilled : IconStar;
          return (
            <label key={star} className={classes.star} data-filled={star <= value || undefined}>
              <input
                type="radio"
                name={name}
                value={star}
                checked={star === value}
                aria-label={t(`star.${star}`)}
                onChange={() => onChange(star)}
              />
              <Star size={34} stroke={1.4} aria-hidden="true" />
            </label>
          );
        })}
      </div>
      {chosen && (
        <p className={classes.word} aria-hidden="true">
          {t(`star.${chosen}`)}
        </p>
      )}
    </fieldset>
  );
}
