import { Button } from '@mantine/core';
import type { Review } from '@pulse/contract/client';
import type { ReactNode } from 'react';
import { useTranslation } from '#light-translator';
import { Stars } from '#ui/display/figures/stars.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { AuthoredText } from '#ui/layout/authored-text.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from '../reviews.module.css';
import { ReviewLine } from './review-line.tsx';

interface ReviewCardProps {
  review: Review;
  venueName: string;
  /** Set where the reader may answer for the venue. */
  onAnswer?: (review: Review) => void;
  /** Set where the reader may report the review. */
  onReport?: (review: Review) => void;
  /** Actions of the author. */
  children?: ReactNode;
}

/** One review with its month and the venue's answer. */
export function ReviewCard({ review, venueName, onAnswer, onReport, children }: ReviewCardProps) {
  const { t } = useTranslation('reviews');
  const format = useFormat();
  const monthOf = (month: string) => format.date(`${month}-15T12:00:00Z`, 'monthYear', 'UTC');
  const { author_name: author, answer } = review;
  return (
    <Stack as="article" gap={2} className={review.own ? classes.ownCard : classes.card}>
      <ReviewLine>
        <Stars count={review.rating} label={t('given', { count: review.rating })} />
        <Text as="span" tone="ink" strong>
          {author}
        </Text>
        <span>
          {monthOf(review.month)}
          {review.edited && `, ${t('edited')}`}
        </span>
      </ReviewLine>
      <AuthoredText tone="quiet" prose>
        {review.text}
      </AuthoredText>
      {answer && (
        <Stack gap={2} className={classes.quote}>
          <ReviewLine>
            <Text as="span" tone="ink" strong>
              {t('answer', { venue: venueName })}
            </Text>
            <span>{monthOf(answer.month)}</span>
          </ReviewLine>
          <AuthoredText tone="quiet" prose>
            {answer.text}
          </AuthoredText>
        </Stack>
      )}
      {onAnswer && onReport && (
        <Row align="center">
          {review.can_answer && (
            <Button
              size="sm"
              aria-label={t(answer ? 'changeAnswerName' : 'answerName', { author })}
              onClick={() => onAnswer(review)}
            >
              {t(answer ? 'changeAnswer' : 'answerAction')}
            </Button>
          )}
          <button
            type="button"
            className={classes.report}
            aria-label={t('report.name', { author })}
            onClick={() => onReport(review)}
          >
            {t('report.action')}
          </button>
        </Row>
      )}
      {children}
    </Stack>
  );
}
