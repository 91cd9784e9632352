import type { VenuePage } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { List } from '#ui/layout/list.tsx';
import { Numeral } from '#ui/layout/numeral.tsx';
import { Text } from '#ui/layout/text.tsx';
import { Section } from '#ui/page/section.tsx';
import { ReviewText } from './review-text.tsx';
import classes from './venue-page.module.css';

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
      <div className={classes.columns} data-of="reviews">
        <Text tone="quiet" className={classes.rating}>
          <Text as="span" tone="ink" aria-hidden="true">
            <Numeral size="hero">{shown}</Numeral>
          </Text>
          <span className="visually-hidden">{t('average', { average: shown })}</span>
          <span>{t('count', { count })}</span>
        </Text>
        <List>
          {reviews.map((review) => (
            <ReviewText key={review.id} review={review} venueName={venue.name} />
          ))}
        </List>
      </div>
    </Section>
  );
}
