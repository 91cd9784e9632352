import { classPagePath, type Money } from '@pulse/domain';
import type { Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { isRefusal, type Refusal } from '../../../platform/refusal.ts';
import { openPayment } from '../../payments/index.ts';
import type { BookingContextRow } from '../eligibility/booking-context.store.ts';
import { priceOf } from '../eligibility/build-booking-context.ts';
import type { NewBooking } from './insert-bookings.store.ts';

/**
 * Opens the payment of a held place; it expires when the hold does, and leads back to the class,
 * which says whether it is booked. Returns its amount and checkout URL.
 */
export async function openDropInPayment(
  deps: Deps,
  tx: Tx,
  row: BookingContextRow,
  booking: NewBooking,
): Promise<{ checkoutUrl: string; amount: Money } | Refusal> {
  const amount = priceOf(row);
  if (!amount || !booking.held_until) throw new Error('A class without a drop-in price');
  const opened = await openPayment(deps, tx, {
    user_id: booking.user_id,
    purpose: 'drop_in',
    title: row.title,
    amount,
    bookingId: booking.id,
    return_path: classPagePath({
      venueId: row.venue_id,
      localDate: row.local_date,
      sessionId: row.id,
    }),
    expiresAt: booking.held_until.getTime(),
  });
  return isRefusal(opened) ? opened : { checkoutUrl: opened.checkoutUrl, amount };
}
