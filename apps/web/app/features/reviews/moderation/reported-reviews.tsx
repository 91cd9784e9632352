import type { ReportedReview } from '@pulse/contract/client';
import { useRef, useState } from 'react';
import { useTranslation } from '#light-translator';
import { ConfirmAction } from '#ui/actions/confirm-action.tsx';
import { PagedList } from '#ui/data/paged-list.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { ReviewActionSheet } from '../answer/review-action-sheet.tsx';
import classes from '../reviews.module.css';
import { ReportedReviewRow } from './reported-review-row.tsx';
import { TakeDownForm } from './take-down-form.tsx';
import { useReportDecision } from './use-report-decision.ts';
import { useReportedReviews } from './use-reported-reviews.ts';

type Reported = ReportedReview['review'];

/** The reported reviews, to be kept or taken down. */
export default function ReportedReviews() {
  const { t } = useTranslation('moderation');
  const list = useReportedReviews();
  const [keeping, setKeeping] = useState<Reported | null>(null);
  const [takingDown, setTakingDown] = useState<Reported | null>(null);
  const container = useRef<HTMLDivElement>(null);
  // The decided row disappears together with the focused button.
  const restoreFocus = () => container.current?.focus();
  const keep = useReportDecision({
    done: t('kept'),
    onClose: () => setKeeping(null),
    onDecided: restoreFocus,
  });
  const confirmKeep = () => {
    if (!keeping) return;
    const { id, edited_at: seen_edited_at } = keeping;
    keep.mutate({ path: { id }, body: { outcome: 'kept', seen_edited_at } });
  };
  return (
    <div ref={container} tabIndex={-1} className={classes.reported}>
      <PagedList
        pages={list}
        loading={<LoadingRows rows={3} height={220} />}
        empty={<EmptyState coverArt="breath">{t('none')}</EmptyState>}
        more={t('more')}
        ruled
        row={(reported) => (
          <ReportedReviewRow
            key={reported.review.id}
            reported={reported}
            onKeep={() => setKeeping(reported.review)}
            onTakeDown={() => setTakingDown(reported.review)}
          />
        )}
      />
      <ConfirmAction
        opened={keeping !== null}
        words={{ title: t('keepTitle'), confirm: t('keepConfirm'), cancel: t('back') }}
        action={keep}
        onConfirm={confirmKeep}
        onClose={() => setKeeping(null)}
      >
        {t('keepText')}
      </ConfirmAction>
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
