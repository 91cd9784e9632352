import { type Booking, bookClass } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { goToAddress } from '../../ui/go-to-address.ts';
import { toFailure } from '../../ui/problem.ts';
import { type BookWish, bookingKey, settleBookingKey } from './book-intent.ts';
import { useBookingChanges } from './use-booking-changes.ts';

async function send(sessionId: string, wish: BookWish): Promise<Booking> {
  const { data } = await bookClass({
    body: {
      class_session_id: sessionId,
      join_waitlist: wish === 'waitlist' || undefined,
      pay_drop_in: wish === 'drop_in' || undefined,
    },
    headers: { 'idempotency-key': bookingKey(sessionId, wish) },
    throwOnError: true,
  });
  return data;
}

/**
 * Books one session, joins its line or pays its price. A wish without an answer keeps its key, so
 * tapping again is harmless; a payment leads on to where it is made.
 */
export function useBookClass(sessionId: string) {
  const refresh = useBookingChanges();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (wish: BookWish) => send(sessionId, wish),
    onSuccess: (booking, wish) => {
      settleBookingKey(sessionId, wish);
      if (booking.checkout_url) goToAddress(booking.checkout_url, navigate);
    },
    onError: (error, wish) => {
      const { status } = toFailure(error);
      if (status >= 400 && status < 500) settleBookingKey(sessionId, wish);
    },
    onSettled: () => void refresh(),
  });
}
