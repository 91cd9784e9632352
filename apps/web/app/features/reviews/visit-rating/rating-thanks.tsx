import type { VisitToRate } from '@pulse/contract/client';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { Heading } from '#ui/layout/heading.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from './visit-rating.module.css';

/** Thanks for a rating, with the way to a public review. The focus moves here from the sent form. */
export function RatingThanks({ visit }: { visit: VisitToRate }) {
  const { t } = useTranslation('visit-rating');
  useEffect(() => document.getElementById('visit-rating')?.focus({ preventScroll: true }), []);
  return (
    <Stack as="section" gap={3} className={classes.card} aria-labelledby="visit-rating">
      <div>
        <Heading id="visit-rating" tabIndex={-1} className={classes.title}>
          {t('thanks')}
        </Heading>
        <Text tone="quiet" className={classes.visit}>
          {t('thanksNote', { venue: visit.venue_name })}
        </Text>
      </div>
      <Link to={`/app/venue/${visit.venue_id}#reviews`}>{t('review')}</Link>
    </Stack>
  );
}
