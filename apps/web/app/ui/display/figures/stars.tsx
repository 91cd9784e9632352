import { IconStar, IconStarFilled } from '@tabler/icons-react';
import classes from './stars.module.css';

const starValues = [1, 2, 3, 4, 5];

interface StarsProps {
  count: number;
  /** What the stars say, for screen readers. */
  label: string;
  size?: number;
}

/** A rating as five stars. */
export function Stars({ count, label, size = 18 }: StarsProps) {
  return (
    <span role="img" aria-label={label} className={classes.stars}>
      {starValues.map((star) => {
        const Star = star <= count ? IconStarFilled : IconStar;
        return <Star key={star} size={size} stroke={1.6} aria-hidden="true" />;
      })}
    </span>
  );
}
