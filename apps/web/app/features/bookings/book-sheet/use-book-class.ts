import { type Booking, bookClass } from '@pulse/contract/client';
import { useNavigate } from 'react-router';
import { useRefetch } from '#ui/actions/refetch.ts';
import { useAction } from '#ui/actions/use-action.ts';
import { navigateToUrl } from '#ui/page/navigate-to-url.ts';
import { type BookingIntent, idempotencyKeyOf, releaseIdempotencyKey } from './booking-intent.ts';

async function postBooking(sessionId: string, intent: BookingIntent): Promise<Booking> {
  const { data } = await bookClass({
    body: {
      class_session_id: sessionId,
      join_waitlist: intent === 'waitlist' || undefined,
      pay_drop_in: intent === 'drop_in' || undefined,
    },
    headers: { 'idempotency-key': idempotencyKeyOf(sessionId, intent) },
    throwOnError: true,
  });
  return data;
}

/**
 * Books a session, joins its waitlist or starts a drop-in payment. A request without a response keeps
 * its idempotency key, so a retry cannot book twice; a payment redirects to its checkout.
 */
export function useBookClass(sessionId: string) {
  const refetch = useRefetch();
  const navigate = useNavigate();
  const mutation = { mutationFn: (intent: BookingIntent) => postBooking(sessionId, intent) };
  // Not awaited: the class as it is read again would be shown before what has just been booked.
  return useAction(mutation, {
    onDone: (booking, intent) => {
      releaseIdempotencyKey(sessionId, intent);
      if (booking.checkout_url) navigateToUrl(booking.checkout_url, navigate);
      void refetch(['bookings']);
    },
    onFailed: ({ status }, intent) => {
      if (status >= 400 && status < 500) releaseIdempotencyKey(sessionId, intent);
      void refetch(['bookings']);
    },
    failure: 'note',
  });
}
