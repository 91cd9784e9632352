import type { Review } from '@pulse/contract/client';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from './venue-page.module.css';

const starValues = [1, 2, 3, 4, 5];

/** One review with the venue's answer. */
export function ReviewText({ review, venueName }: { review: Review; venueName: string }) {
  const { t } = useTranslation('reviews');
  const format = useFormat();
  return (
    <li className={classes.review}>
      <Row as="p" align="center" gap={2} className={classes.head}>
        <Row
          as="span"
          gap={1}
          role="img"
          aria-label={t('given', { count: review.rating })}
          className={classes.stars}
        >
          {starValues.map((star) => {
            const Star = star <= review.rating ? IconStarFilled : IconStar;
            return <Star key={star} size={18} stroke={1.6} aria-hidden="true" />;
          })}
        </Row>
        <strong>{review.author_name}</strong>
        <span>{format.date(`${review.month}-15T12:00:00Z`, 'monthYear', 'UTC')}</span>
      </Row>
      <p className={classes.words}>{review.text}</p>
      {review.answer && (
        <Text as="div" size="small" tone="quiet" className={classes.answer}>
          <strong>{t('answer', { venue: venueName })}</strong>
          <p className={classes.words}>{review.answer.text}</p>
        </Text>
      )}
    </li>
  );
}
