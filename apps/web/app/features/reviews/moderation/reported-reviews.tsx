import type { ReportedReview } from '@pulse/contract/client';
import { useRef, useState } from 'react';
import { useTranslation } from '#light-translator';
import { MoreButton } from '#ui/data/more-button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { ReviewActionSheet } from '../answer/review-action-sheet.tsx';
import { KeepReviewDialog } from './keep-review-dialog.tsx';
import { ReportedReviewRow } from './reported-review-row.tsx';
import classes from './reported-reviews.module.css';
import { TakeDownForm } from './take-down-form.tsx';
import { useReportedReviews } from './use-reported-reviews.ts';

type Reported = ReportedReview['review'];

/** The reported reviews, to be kept or taken down. */
export default function ReportedReviews() {
  const { t } = useTranslation('moderation');
  const list = useReportedReviews();
  const [keeping, setKeeping] = useState<Reported | null>(null);
  const [takingDown, setTakingDown] = useState<Reported | null>(null);
  const container = useRef<HTMLDivElement>(null);
  const items = list.items;
  // The decided row disappears together with the focused button.
  const restoreFocus = () => container.current?.focus();
  return (
    <div ref={container} tabIndex={-1} className={classes.panel}>
      {list.isPending && <LoadingRows rows={3} height={220} />}
      {list.isError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && items.length === 0 && <EmptyState coverArt="breath">{t('none')}</EmptyState>}
      {items.length > 0 && (
        <ul className={classes.list}>
          {items.map((reported) => (
            <ReportedReviewRow
              key={reported.review.id}
              reported={reported}
              onKeep={() => setKeeping(reported.review)}
              onTakeDown={() => setTakingDown(reported.review)}
            />
          ))}
        </ul>
      )}
      <MoreButton pages={list} label={t('more')} />
      <KeepReviewDialog
        review={keeping}
        onClose={() => setKeeping(null)}
        onDecided={restoreFocus}
      />
      <ReviewActionSheet
        review={takingDown}
        title={(author) => t('down.title', { author })}
        onClose={() => setTakingDown(null)}
      >
        {(review) => (
          <TakeDownForm
            review={review}
            onClose={() => setTakingDown(null)}
            onDecided={restoreFocus}
          />
        )}
      </ReviewActionSheet>
    </div>
  );
}
