import type { Review } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { Stars } from '#ui/display/stars.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from './venue-page.module.css';

/** One review with the venue's answer. */
export function ReviewText({ review, venueName }: { review: Review; venueName: string }) {
  const { t } = useTranslation('reviews');
  const format = useFormat();
  return (
    <li className={classes.review}>
      <Row as="p" align="center" gap={2} className={classes.head}>
        <Stars count={review.rating} label={t('given', { count: review.rating })} />
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
