import { type Booking, bookClass } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { toFailure } from '#ui/network/problem.ts';
import { navigateToUrl } from '#ui/page/navigate-to-url.ts';
import { useRefreshBookings } from '../use-refresh-bookings.ts';
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
  const refreshBookings = useRefreshBookings();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (intent: BookingIntent) => postBooking(sessionId, intent),
    onSuccess: (booking, intent) => {
      releaseIdempotencyKey(sessionId, intent);
      if (booking.checkout_url) navigateToUrl(booking.checkout_url, navigate);
    },
    onError: (error, intent) => {
      const { status } = toFailure(error);
      if (status >= 400 && status < 500) releaseIdempotencyKey(sessionId, intent);
    },
    onSettled: () => void refreshBookings(),
  });
}
