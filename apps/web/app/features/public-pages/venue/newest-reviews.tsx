import type { VenuePage } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { Section } from '#ui/page/section.tsx';
import classes from './newest-reviews.module.css';
import { ReviewText } from './review-text.tsx';

/** The venue's average rating and its newest reviews; nothing without a review. */
export function NewestReviews({ page: { venue, reviews } }: { page: VenuePage }) {
  const { t } = useTranslation('reviews');
  const { t: tPages } = useTranslation('public-pages');
  const format = useFormat();
  const { average, count } = venue.rating;
  if (average === null) return null;
  const shown = format.number(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <Section anchor="reviews" title={t('title')} lead={tPages('reviews.lead')}>
      <div className={classes.columns}>
        <p className={classes.rating}>
          <span className={classes.average} aria-hidden="true">
            {shown}
          </span>
          <span className="visually-hidden">{t('average', { average: shown })}</span>
          <span>{t('count', { count })}</span>
        </p>
        <ul className={classes.reviews}>
          {reviews.map((review) => (
            <ReviewText key={review.id} review={review} venueName={venue.name} />
          ))}
        </ul>
      </div>
    </Section>
  );
}
