import { Button } from '@mantine/core';
import type { Review } from '@pulse/contract/client';
import type { ReactNode } from 'react';
import { useTranslation } from '#light-translator';
import { Stars } from '#ui/display/stars.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import classes from './review-card.module.css';

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
    <article className={classes.card} data-own={review.own || undefined}>
      <p className={classes.head}>
        <Stars count={review.rating} label={t('given', { count: review.rating })} />
        <span className={classes.author}>{author}</span>
        <span>
          {monthOf(review.month)}
          {review.edited && `, ${t('edited')}`}
        </span>
      </p>
      <p className={classes.text}>{review.text}</p>
      {answer && (
        <div className={classes.answer}>
          <p className={classes.head}>
            <span className={classes.author}>{t('answer', { venue: venueName })}</span>
            <span>{monthOf(answer.month)}</span>
          </p>
          <p className={classes.text}>{answer.text}</p>
        </div>
      )}
      {onAnswer && onReport && (
        <div className={classes.actions}>
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
        </div>
      )}
      {children}
    </article>
  );
}
