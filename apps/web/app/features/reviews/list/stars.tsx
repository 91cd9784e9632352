import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useTranslation } from '#light-translator';
import classes from './stars.module.css';

const starValues = [1, 2, 3, 4, 5];

/** A rating as five stars, with the number for screen readers. */
export function Stars({ count, size = 18 }: { count: number; size?: number }) {
  const { t } = useTranslation('reviews');
  return (
    <span role="img" aria-label={t('given', { count })} className={classes.stars}>
      {starValues.map((star) => {
        const Star = star <= count ? IconStarFilled : IconStar;
        return <Star key={star} size={size} stroke={1.6} aria-hidden="true" />;
      })}
    </span>
  );
}
