import type { Review, RatingSummary as Summary } from '@pulse/contract/client';
import { lazy, useRef, useState } from 'react';
import { useTranslation } from '#light-translator';
import { PagedList } from '#ui/data/paged-list.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { Text } from '#ui/layout/text.tsx';
import { ReviewActionSheet } from './answer/review-action-sheet.tsx';
import { RatingSummary } from './list/rating-summary.tsx';
import { ReviewCard } from './list/review-card.tsx';
import { useReviews } from './list/use-reviews.ts';
import classes from './reviews.module.css';
import { useScrollToHash } from './use-scroll-to-hash.ts';
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
  // A notification links here, and the browser looks for the hash before the section is rendered.
  useScrollToHash(section, !reviews.isPending);
  return (
    <section ref={section} id="reviews" className={classes.section} aria-labelledby="reviews-title">
      <Heading id="reviews-title">{t('title')}</Heading>
      <RatingSummary rating={venue.rating} />
      <OwnReview venue={venue} />
      <PagedList
        pages={reviews}
        loading={<LoadingRows rows={3} height={110} />}
        empty={
          <Text tone="quiet">
            {t('none')} {t('noneHint')}
          </Text>
        }
        more={t('more')}
        row={(review) =>
          !review.own && (
            <li key={review.id}>
              <ReviewCard
                review={review}
                venueName={venue.name}
                onAnswer={setAnswering}
                onReport={setReporting}
              />
            </li>
          )
        }
      />
      <ReviewActionSheet
        review={answering}
        title={(author) => t('answerForm.title', { author })}
        onClose={() => setAnswering(null)}
      >
        {(review) => <AnswerForm review={review} onDone={() => setAnswering(null)} />}
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
