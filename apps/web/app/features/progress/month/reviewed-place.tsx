import type { MonthReview } from '@pulse/contract/client';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { VenueCover } from '#ui/cover-art/venue-cover.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from './month-review.module.css';

/** One of the most visited places: its cover, its name and the number of visits. */
export function ReviewedPlace({ place }: { place: MonthReview['favourite_places'][number] }) {
  const { t } = useTranslation('progress');
  return (
    <Card as="li" className={classes.place}>
      <VenueCover
        venue={place}
        activity={place.activity}
        sizes="(min-width: 48em) 400px, 96px"
        className={classes.cover}
      />
      <Stack gap={1} className={classes.placeText}>
        <Text as="span" size="lead" strong>
          <Link to={`/app/venue/${place.id}`}>{place.name}</Link>
        </Text>
        <Text size="small" tone="quiet">
          {t('month.placeVisits', { count: place.visits })}
        </Text>
      </Stack>
    </Card>
  );
}
