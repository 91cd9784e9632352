import { useLocation } from 'react-router';
import { readLinkToken } from '#features/accounts/email-link/read-link-token.ts';
import { SharedBookingScreen } from '#features/bookings/shared-booking/shared-booking-screen.tsx';

/** The class of a friend. The address keeps its fragment: it may be reloaded, or passed on. */
export default function SharedBooking() {
  const token = readLinkToken(useLocation());
  return (
    <>
      <meta name="robots" content="noindex" />
      <SharedBookingScreen token={token} />
    </>
  );
}
