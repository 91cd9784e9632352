import {
  type Booking,
  getClassSessionOptions,
  getEligibilityOptions,
} from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LiveRegion } from '../../../ui/feedback/live-region.tsx';
import { LoadingRows } from '../../../ui/feedback/loading-rows.tsx';
import { useReturnFocus } from '../../../ui/hooks/use-return-focus.ts';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { BookPanel } from './book-panel.tsx';
import { useBookClass } from './use-book-class.ts';
import { useBookSheetTitle } from './use-book-sheet-title.ts';

interface BookSheetProps {
  /** The session to book; `title` is the heading until the session has loaded. Null: closed. */
  session: { id: string; title: string } | null;
  onClose: () => void;
  /** False where the page's URL names the class: the sheet has its entry in the history already. */
  closesOnBack?: boolean;
  /** Called to cancel a booking; the cancel sheet then shows what that costs. */
  onCancel: (booking: Booking) => void;
}

/** The sheet of one class session before, during and after booking it. */
export function BookSheet(props: BookSheetProps) {
  const { session } = props;
  // The inner sheet remounts with each session, so it cannot know which element opened it.
  useReturnFocus(session !== null);
  // Remounted for each session, so that no state of the previous one is shown.
  return <SessionBookSheet key={session?.id} {...props} />;
}

function SessionBookSheet({ session, onClose, onCancel, closesOnBack }: BookSheetProps) {
  const { t } = useTranslation('bookings');
  const request = { path: { id: session?.id ?? '' } };
  const liveOptions = { enabled: session !== null, staleTime: 0 };
  const detail = useQuery({ ...getClassSessionOptions(request), ...liveOptions });
  const eligibility = useQuery({ ...getEligibilityOptions(request), ...liveOptions });
  const bookMutation = useBookClass(session?.id ?? '');
  const title = useBookSheetTitle(detail.data, eligibility.data, bookMutation.data);
  const failedQuery = detail.isError ? detail : eligibility;
  return (
    <Sheet
      opened={session !== null}
      onClose={onClose}
      title={title ?? session?.title ?? ''}
      closesOnBack={closesOnBack}
    >
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
    </Sheet>
  );
}
