import type { MonthReview } from '@pulse/contract/client';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { CoverArt } from '../../../ui/cover-art/cover-art.tsx';
import { coverArtOfActivity } from '../../../ui/cover-art/cover-art-of-activity.ts';
import classes from './month-review.module.css';

/** One of the most visited places: its art, its name and the number of visits. */
export function ReviewedPlace({ place }: { place: MonthReview['favourite_places'][number] }) {
  const { t } = useTranslation('progress');
  return (
    <li className={classes.place}>
      <CoverArt
        kind={coverArtOfActivity(place.activity)}
        seed={place.id}
        name={place.name}
        className={classes.cover}
      />
      <p className={classes.placeText}>
        <Link to={`/app/venue/${place.id}`}>{place.name}</Link>
        <span>{t('month.placeVisits', { count: place.visits })}</span>
      </p>
    </li>
  );
}
