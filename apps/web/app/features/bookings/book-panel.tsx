import { BookDone } from './book-done.tsx';
import { BookOwnPlace } from './book-own-place.tsx';
import type { BookPanelProps } from './book-panel-props.ts';
import { BookQuestion } from './book-question.tsx';
import { BookWaitlist } from './book-waitlist.tsx';
import { RefusalPanel } from './refusal-panel.tsx';

/** What fits how things stand: done, already theirs, bookable, a line to join, or why not. */
export function BookPanel(props: BookPanelProps) {
  const { session, eligibility, booking } = props;
  if (booking.data && !booking.data.checkout_url)
    return <BookDone made={booking.data} onClose={props.onClose} />;
  if (session.own_booking) return <BookOwnPlace {...props} own={session.own_booking} />;
  if (eligibility.allowed) return <BookQuestion {...props} />;
  if (eligibility.waitlist_allowed) return <BookWaitlist {...props} />;
  return <RefusalPanel {...props} />;
}
