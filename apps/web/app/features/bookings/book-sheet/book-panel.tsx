import type { BookPanelProps } from './book-panel-props.ts';
import { BookablePanel } from './panels/bookable-panel.tsx';
import { BookedPanel } from './panels/booked-panel.tsx';
import { OwnBookingPanel } from './panels/own-booking-panel.tsx';
import { WaitlistPanel } from './panels/waitlist-panel.tsx';
import { RefusalPanel } from './refusal/refusal-panel.tsx';

/** Selects the panel for the current state: booked, already booked, bookable, waitlist, or refused. */
export function BookPanel(props: BookPanelProps) {
  const { session, eligibility, bookMutation } = props;
  if (bookMutation.data && !bookMutation.data.checkout_url)
    return <BookedPanel booking={bookMutation.data} onClose={props.onClose} />;
  if (session.own_booking) return <OwnBookingPanel {...props} own={session.own_booking} />;
  if (eligibility.allowed) return <BookablePanel {...props} />;
  if (eligibility.waitlist_allowed) return <WaitlistPanel {...props} />;
  return <RefusalPanel {...props} />;
}
