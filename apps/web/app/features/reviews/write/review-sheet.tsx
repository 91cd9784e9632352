import type { Review } from '@pulse/contract/client';
import { lazy, Suspense } from 'react';
import { useTranslation } from '#light-translator';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { Sheet } from '#ui/overlays/sheet.tsx';

const ReviewForm = lazy(() => import('./review-form.tsx'));

interface ReviewSheetProps {
  venue: { id: string; name: string };
  /** The review to change; null to write a new one. */
  review: Review | null;
  opened: boolean;
  onClose: () => void;
}

/** The review form in a sheet, loaded when it is opened. */
export function ReviewSheet({ venue, review, opened, onClose }: ReviewSheetProps) {
  const { t } = useTranslation('reviews');
  const title = t(review ? 'form.edit' : 'form.write', { venue: venue.name });
  return (
    <Sheet opened={opened} onClose={onClose} title={title}>
      <Suspense fallback={<LoadingRows rows={3} height={72} />}>
        <ReviewForm venueId={venue.id} review={review} onDone={onClose} />
      </Suspense>
    </Sheet>
  );
}
