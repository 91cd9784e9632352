import type { Review } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { Stars } from '#ui/display/figures/stars.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { AuthoredText } from '#ui/layout/authored-text.tsx';
import { ListItem } from '#ui/layout/list-item.tsx';
import { Note } from '#ui/layout/note.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from './venue-page.module.css';

/** One review with the venue's answer. */
export function ReviewText({ review, venueName }: { review: Review; venueName: string }) {
  const { t } = useTranslation('reviews');
  const format = useFormat();
  return (
    <ListItem>
      <Note>
        <Row as="span" align="center" gap={2}>
          <Stars count={review.rating} label={t('given', { count: review.rating })} />
          <Text as="strong" tone="ink" strong>
            {review.author_name}
          </Text>
          <span>{format.date(`${review.month}-15T12:00:00Z`, 'monthYear', 'UTC')}</span>
        </Row>
      </Note>
      <AuthoredText prose>{review.text}</AuthoredText>
      {review.answer && (
        <Text as="div" size="small" tone="quiet" prose className={classes.answer}>
          <Text as="strong" tone="ink" strong>
            {t('answer', { venue: venueName })}
          </Text>
          <AuthoredText>{review.answer.text}</AuthoredText>
        </Text>
      )}
    </ListItem>
  );
}
