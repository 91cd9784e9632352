import type { Review, RatingSummary as Summary } from '@pulse/contract/client';
import { lazy, useRef, useState } from 'react';
import { useTranslation } from '#light-translator';
import { MoreButton } from '#ui/data/more-button.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { ReviewActionSheet } from './answer/review-action-sheet.tsx';
import { RatingSummary } from './list/rating-summary.tsx';
import { ReviewCard } from './list/review-card.tsx';
import { useReviews } from './list/use-reviews.ts';
import { useScrollToHash } from './use-scroll-to-hash.ts';
import classes from './venue-reviews.module.css';
import { OwnReview } from './write/own-review.tsx';

const AnswerForm = lazy(() => import('./answer/answer-form.tsx'));
const ReportForm = lazy(() => import('./report/report-form.tsx'));

interface VenueReviewsProps {
  venue: { id: string; name: string; rating: Summary };
}

/** The reviews of a venue: the summary, the reader's own review and those of others. */
export default function VenueReviews({ venue }: VenueReviewsProps) {
  const { t } = useTranslation('reviews');
  const section = useRef<HTMLElement>(null);
  const reviews = useReviews(venue.id);
  const [answering, setAnswering] = useState<Review | null>(null);
  const [reporting, setReporting] = useState<Review | null>(null);
  const items = reviews.items;
  // A notification links here, and the browser looks for the hash before the section is rendered.
  useScrollToHash(section, !reviews.isPending);
  return (
    <section ref={section} id="reviews" className={classes.section} aria-labelledby="reviews-title">
      <h2 id="reviews-title">{t('title')}</h2>
      <RatingSummary rating={venue.rating} />
      <OwnReview venue={venue} />
      {reviews.isPending && <LoadingRows rows={3} height={110} />}
      {reviews.isError && <ErrorState error={reviews.error} onRetry={() => reviews.refetch()} />}
      {reviews.isSuccess && items.length === 0 && (
        <p className={classes.none}>
          {t('none')} {t('noneHint')}
        </p>
      )}
      <ul className={classes.list}>
        {items
          .filter((review) => !review.own)
          .map((review) => (
            <li key={review.id}>
              <ReviewCard
                review={review}
                venueName={venue.name}
                onAnswer={setAnswering}
                onReport={setReporting}
              />
            </li>
          ))}
      </ul>
      <MoreButton pages={reviews} label={t('more')} />
      <ReviewActionSheet
        review={answering}
        title={(author) => t('answerForm.title', { author })}
        onClose={() => setAnswering(null)}
      >
        {(review) => (
          <AnswerForm venueId={venue.id} review={review} onDone={() => setAnswering(null)} />
        )}
      </ReviewActionSheet>
      <ReviewActionSheet
        review={reporting}
        title={(author) => t('report.title', { author })}
        onClose={() => setReporting(null)}
      >
        {(review) => <ReportForm review={review} onDone={() => setReporting(null)} />}
      </ReviewActionSheet>
    </section>
  );
}
