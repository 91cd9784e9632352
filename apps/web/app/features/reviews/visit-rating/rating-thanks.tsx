import type { VisitToRate } from '@pulse/contract/client';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import classes from './visit-rating.module.css';

/** Thanks for a rating, with the way to a public review. The focus moves here from the sent form. */
export function RatingThanks({ visit }: { visit: VisitToRate }) {
  const { t } = useTranslation('visit-rating');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className={classes.card} aria-labelledby="visit-rating">
      <div>
        <h2 id="visit-rating" ref={heading} tabIndex={-1} className={classes.title}>
          {t('thanks')}
        </h2>
        <p className={classes.visit}>{t('thanksNote', { venue: visit.venue_name })}</p>
      </div>
      <Link to={`/app/venue/${visit.venue_id}#reviews`}>{t('review')}</Link>
    </section>
  );
}
