import {
  type Booking,
  getClassSessionOptions,
  getEligibilityOptions,
} from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../ui/error-state.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import { useBookClass } from './book-class.ts';
import { BookPanel } from './book-panel.tsx';
import { useBookTitle } from './book-title.ts';

interface BookSheetProps {
  /** The session to book; `title` stands in the heading until the rest has come. Null: closed. */
  session: { id: string; title: string } | null;
  onClose: () => void;
  /** The reader wants to give a place up; what it costs is asked elsewhere. */
  onLeave: (booking: Booking) => void;
}

/** Everything about one session before, while and after it is booked. */
export function BookSheet({ session, onClose, onLeave }: BookSheetProps) {
  // The sheet inside begins anew with each session and cannot know who opened it.
  useReturnFocus(session !== null);
  // A new session gets a sheet of its own: nothing of the last one may show through.
  return <SheetOfSession key={session?.id} session={session} onClose={onClose} onLeave={onLeave} />;
}

function SheetOfSession({ session, onClose, onLeave }: BookSheetProps) {
  const { t } = useTranslation('bookings');
  const asked = { path: { id: session?.id ?? '' } };
  const live = { enabled: session !== null, staleTime: 0 };
  const detail = useQuery({ ...getClassSessionOptions(asked), ...live });
  const eligibility = useQuery({ ...getEligibilityOptions(asked), ...live });
  const booking = useBookClass(session?.id ?? '');
  const title = useBookTitle(detail.data, eligibility.data, booking.data);
  const failed = detail.isError ? detail : eligibility;
  return (
    <Sheet opened={session !== null} onClose={onClose} title={title ?? session?.title ?? ''}>
      <LiveRegion>{booking.data ? title : booking.isError ? t('book.looking') : ''}</LiveRegion>
      {detail.data && eligibility.data ? (
        <BookPanel
          session={detail.data}
          eligibility={eligibility.data}
          booking={booking}
          onClose={onClose}
          onLeave={onLeave}
        />
      ) : failed.isError ? (
        <ErrorState error={failed.error} onRetry={() => failed.refetch()} />
      ) : (
        <LoadingRows rows={4} height={72} />
      )}
    </Sheet>
  );
}
