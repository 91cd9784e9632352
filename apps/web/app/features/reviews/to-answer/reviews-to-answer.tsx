import { listReviewsToAnswerInfiniteOptions, type ReviewToAnswer } from '@pulse/contract/client';
import { lazy, type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { PagedList } from '#ui/data/paged-list.tsx';
import { usePages } from '#ui/data/use-pages.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { ListItem } from '#ui/layout/list-item.tsx';
import { PageLead } from '#ui/page/page-lead.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { ReviewActionSheet } from '../answer/review-action-sheet.tsx';
import { ReviewCard } from '../list/review-card.tsx';
import classes from '../reviews.module.css';

const AnswerForm = lazy(() => import('../answer/answer-form.tsx'));
const ReportForm = lazy(() => import('../report/report-form.tsx'));

/** The reviews of all venues that wait for an answer. `back` is the link above the title. */
export function ReviewsToAnswer({ back }: { back: ReactNode }) {
  const { t } = useTranslation('reviews');
  // Colleagues answer as well.
  const reviews = usePages({ ...listReviewsToAnswerInfiniteOptions(), staleTime: 0 });
  const [answering, setAnswering] = useState<ReviewToAnswer | null>(null);
  const [reporting, setReporting] = useState<ReviewToAnswer | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const closeAnswered = () => {
    setAnswering(null);
    // The answered row disappears together with the button that was focused.
    list.current?.focus();
  };
  return (
    <>
      <PageTitle above={back}>{t('toAnswer.title')}</PageTitle>
      <PageLead>{t('toAnswer.lead')}</PageLead>
      <div ref={list} tabIndex={-1} className={classes.reported}>
        <PagedList
          pages={reviews}
          loading={<LoadingRows rows={3} height={180} />}
          empty={<EmptyState coverArt="breath">{t('toAnswer.none')}</EmptyState>}
          more={t('more')}
          ruled
          row={(review) => (
            <ListItem key={review.id}>
              <Heading level={2} size={4}>
                <Link to={`/app/venue/${review.venue_id}#reviews`}>{review.venue_name}</Link>
              </Heading>
              <ReviewCard
                review={review}
                venueName={review.venue_name}
                onAnswer={() => setAnswering(review)}
                onReport={() => setReporting(review)}
              />
            </ListItem>
          )}
        />
      </div>
      <ReviewActionSheet
        review={answering}
        title={(author) => t('answerForm.title', { author })}
        onClose={() => setAnswering(null)}
      >
        {(review) => <AnswerForm review={review} onDone={closeAnswered} />}
      </ReviewActionSheet>
      <ReviewActionSheet
        review={reporting}
        title={(author) => t('report.title', { author })}
        onClose={() => setReporting(null)}
      >
        {(review) => <ReportForm review={review} onDone={() => setReporting(null)} />}
      </ReviewActionSheet>
    </>
  );
}
