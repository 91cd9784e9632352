import { Button } from '@mantine/core';
import type { Review, RatingSummary as Summary } from '@pulse/contract/client';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { AnswerSheet } from './answer-sheet.tsx';
import { OwnReview } from './own-review.tsx';
import { RatingSummary } from './rating-summary.tsx';
import { ReportSheet } from './report-sheet.tsx';
import { ReviewCard } from './review-card.tsx';
import { useReviews } from './use-reviews.ts';
import { useScrollHere } from './use-scroll-here.ts';
import classes from './venue-reviews.module.css';

interface VenueReviewsProps {
  venue: { id: string; name: string; rating: Summary };
}

/** What people who attended say of a venue: in one number, in their words, and in the reader's own. */
export default function VenueReviews({ venue }: VenueReviewsProps) {
  const { t } = useTranslation('reviews');
  const section = useRef<HTMLElement>(null);
  const reviews = useReviews(venue.id);
  const [answering, setAnswering] = useState<Review | null>(null);
  const [reporting, setReporting] = useState<Review | null>(null);
  const items = reviews.data?.pages.flatMap((page) => page.items) ?? [];
  // News of an answer leads here; the browser looked for the place before it stood.
  useScrollHere(section, !reviews.isPending);
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
      {reviews.hasNextPage && (
        <Button loading={reviews.isFetchingNextPage} onClick={() => reviews.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
      <AnswerSheet venueId={venue.id} review={answering} onClose={() => setAnswering(null)} />
      <ReportSheet review={reporting} onClose={() => setReporting(null)} />
    </section>
  );
}
