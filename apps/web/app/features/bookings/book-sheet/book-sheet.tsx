import type { Booking } from '@pulse/contract/client';
import { useReturnFocus } from '#ui/hooks/use-return-focus.ts';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { BookSession } from './book-session.tsx';
import { useBookSession } from './use-book-session.ts';

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
  const booking = useBookSession(session?.id ?? null);
  return (
    <Sheet
      opened={session !== null}
      onClose={onClose}
      title={booking.title ?? session?.title ?? ''}
      closesOnBack={closesOnBack}
    >
      <BookSession {...booking} onClose={onClose} onCancel={onCancel} />
    </Sheet>
  );
}
