import type { Review } from '@pulse/contract/client';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { Sheet } from '../../ui/sheet.tsx';

const AnswerForm = lazy(() => import('./answer-form.tsx'));

interface AnswerSheetProps {
  venueId: string;
  /** The review to answer; null: closed. */
  review: Review | null;
  onClose: () => void;
}

/** What the venue says to one review, in a sheet. */
export function AnswerSheet({ venueId, review, onClose }: AnswerSheetProps) {
  const { t } = useTranslation('reviews');
  // While the sheet goes away it still shows what it was about.
  const [shown, setShown] = useState(review);
  if (review && review !== shown) setShown(review);
  return (
    <Sheet
      opened={review !== null}
      onClose={onClose}
      title={t('answerForm.title', { author: shown?.author_name })}
    >
      <Suspense fallback={<LoadingRows rows={2} height={72} />}>
        {shown && <AnswerForm key={shown.id} venueId={venueId} review={shown} onDone={onClose} />}
      </Suspense>
    </Sheet>
  );
}
