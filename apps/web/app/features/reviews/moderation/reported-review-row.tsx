import type { ReportedReview } from '@pulse/contract/client';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { Action } from '#ui/controls/action.tsx';
import { Stars } from '#ui/display/figures/stars.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { ActionBar } from '#ui/layout/action-bar.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { ListItem } from '#ui/layout/list-item.tsx';
import { Note } from '#ui/layout/note.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import { ReviewLine } from '../list/review-line.tsx';
import classes from '../reviews.module.css';

interface ReportedReviewRowProps {
  reported: ReportedReview;
  onKeep: () => void;
  onTakeDown: () => void;
}

/** One reported review with its reports and the decisions. */
export function ReportedReviewRow({ reported, onKeep, onTakeDown }: ReportedReviewRowProps) {
  const { t } = useTranslation(['moderation', 'reviews']);
  const format = useFormat();
  const { review, reports, newest, can_decide } = reported;
  const { author_name: author, venue_id, venue_name, created_at, edited_at } = review;
  const more = reports - newest.length;
  return (
    <ListItem>
      <Heading level={3} size={4}>
        <Link to={`/app/venue/${venue_id}#reviews`}>{venue_name}</Link>
      </Heading>
      <ReviewLine>
        <Stars count={review.rating} label={t('reviews:given', { count: review.rating })} />
        <Text as="strong" tone="ink">
          {author}
        </Text>
        <time dateTime={created_at}>{format.date(created_at, 'fullDate')}</time>
        {edited_at && <span>{t('edited', { date: format.date(edited_at, 'fullDate') })}</span>}
      </ReviewLine>
      <Text as="blockquote" prose written className={classes.quote}>
        {review.text}
      </Text>
      <Heading level={4} size="text">
        {t('reports', { count: reports })}
      </Heading>
      <Card sunken>
        <Stack as="ul" gap={3} className="pulse-list">
          {newest.map(({ by, at_the_venue, reason, comment, reported_at }) => (
            <li key={`${by} ${reported_at}`}>
              <strong>{t(`reason.${reason}`, { ns: 'reviews' })}</strong>
              {comment && <Text written>{comment}</Text>}
              <ReviewLine>
                <span>{by}</span>
                {at_the_venue && <span>{t('atTheVenue')}</span>}
                <time dateTime={reported_at}>{format.date(reported_at, 'fullDate')}</time>
              </ReviewLine>
            </li>
          ))}
          {more > 0 && <li>{t('earlier', { count: more })}</li>}
        </Stack>
      </Card>
      {can_decide ? (
        <ActionBar>
          <Action aria-label={t('keepName', { author })} onClick={onKeep}>
            {t('keep')}
          </Action>
          <Action variant="danger" aria-label={t('takeDownName', { author })} onClick={onTakeDown}>
            {t('takeDown')}
          </Action>
        </ActionBar>
      ) : (
        <Note>{t('own')}</Note>
      )}
    </ListItem>
  );
}
