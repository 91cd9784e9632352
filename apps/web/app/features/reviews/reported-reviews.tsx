import type { ReportedReview } from '@pulse/contract/client';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../ui/action.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { KeepDialog } from './keep-dialog.tsx';
import { QuestionSheet } from './question-sheet.tsx';
import { ReportedReviewRow } from './reported-review-row.tsx';
import classes from './reported-reviews.module.css';
import { TakeDownForm } from './take-down-form.tsx';
import { useReportedReviews } from './use-reported-reviews.ts';

type Reported = ReportedReview['review'];

/** Reviews that somebody reported, for those who keep them or take them down. */
export default function ReportedReviews() {
  const { t } = useTranslation('moderation');
  const list = useReportedReviews();
  const [keeping, setKeeping] = useState<Reported | null>(null);
  const [takingDown, setTakingDown] = useState<Reported | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  // The row that was decided about is gone, and the button in it.
  const decided = () => place.current?.focus();
  return (
    <div ref={place} tabIndex={-1} className={classes.panel}>
      {list.isPending && <LoadingRows rows={3} height={220} />}
      {list.isError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && items.length === 0 && <EmptyState floor="breath">{t('none')}</EmptyState>}
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
      {list.hasNextPage && (
        <Action disabled={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('more')}
        </Action>
      )}
      <KeepDialog review={keeping} onClose={() => setKeeping(null)} onDecided={decided} />
      <QuestionSheet
        review={takingDown}
        title={(author) => t('down.title', { author })}
        onClose={() => setTakingDown(null)}
      >
        {(review) => (
          <TakeDownForm review={review} onClose={() => setTakingDown(null)} onDecided={decided} />
        )}
      </QuestionSheet>
    </div>
  );
}
