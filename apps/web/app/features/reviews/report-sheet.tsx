import type { Review } from '@pulse/contract/client';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { Sheet } from '../../ui/sheet.tsx';

const ReportForm = lazy(() => import('./report-form.tsx'));

interface ReportSheetProps {
  /** The review to report; null: closed. */
  review: Review | null;
  onClose: () => void;
}

/** Tells the platform of one review, in a sheet. */
export function ReportSheet({ review, onClose }: ReportSheetProps) {
  const { t } = useTranslation('reviews');
  // While the sheet goes away it still shows what it was about.
  const [shown, setShown] = useState(review);
  if (review && review !== shown) setShown(review);
  return (
    <Sheet
      opened={review !== null}
      onClose={onClose}
      title={t('report.title', { author: shown?.author_name })}
    >
      <Suspense fallback={<LoadingRows rows={2} height={72} />}>
        {shown && <ReportForm key={shown.id} review={shown} onDone={onClose} />}
      </Suspense>
    </Sheet>
  );
}
