import type { Booking } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LiveRegion } from '#ui/feedback/live-region.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { BookPanel } from './book-panel.tsx';
import type { useBookSession } from './use-book-session.ts';

interface BookSessionProps extends ReturnType<typeof useBookSession> {
  onClose: () => void;
  onCancel: (booking: Booking) => void;
}

/** The panel of one class before, during and after booking it, with its loading and error states. */
export function BookSession({
  detail,
  eligibility,
  bookMutation,
  title,
  onClose,
  onCancel,
}: BookSessionProps) {
  const { t } = useTranslation('bookings');
  const failedQuery = detail.isError ? detail : eligibility;
  return (
    <>
      <LiveRegion>
        {bookMutation.data ? title : bookMutation.isError ? t('book.looking') : ''}
      </LiveRegion>
      {detail.data && eligibility.data ? (
        <BookPanel
          session={detail.data}
          eligibility={eligibility.data}
          bookMutation={bookMutation}
          onClose={onClose}
          onCancel={onCancel}
        />
      ) : failedQuery.isError ? (
        <ErrorState error={failedQuery.error} onRetry={() => failedQuery.refetch()} />
      ) : (
        <LoadingRows rows={4} height={72} />
      )}
    </>
  );
}
