import type { EpochMs } from '@pulse/domain';
import type { Tx } from '../../../platform/database/transaction.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { moveCounters } from '../../classes/index.ts';
import type { PaymentRow } from '../../payments/index.ts';
import type { BookingRow } from '../booking-row.ts';
import { findBooking, lockBooking, updateBooking } from '../bookings.store.ts';
import { loadBookingContext } from '../eligibility/booking-context.store.ts';
import { type LockedClass, lockClass, WHOLE_WAITLIST } from '../locks/lock-class.ts';
import { promoteWaitlistWithoutRetry } from '../waitlist/promote-waitlist.ts';
import { confirmHeldPlace } from './confirm-held-place.ts';

/** Confirms the held place that was paid for; refuses, which undoes the payment, if the hold has ended. */
export async function confirmPaidBooking(
  tx: Tx,
  payment: PaymentRow,
  now: EpochMs,
): Promise<Refusal | null> {
  const { lockedClass, booking } = await lockUnpaidBooking(tx, payment);
  if (!lockedClass || !booking?.held_until || booking.held_until.getTime() <= now)
    return refuse('payment_expired');
  const row = await loadBookingContext(tx, lockedClass.sessionId, booking.user_id, now);
  if (!row) return refuse('payment_expired');
  await confirmHeldPlace(tx, lockedClass, booking, row, 'paid', now);
  return null;
}

/** Cancels the held place whose payment was declined; the member may book again. */
export async function cancelUnpaidBooking(
  tx: Tx,
  payment: PaymentRow,
  now: EpochMs,
): Promise<void> {
  const { lockedClass, booking } = await lockUnpaidBooking(tx, payment);
  if (!lockedClass || !booking) return;
  await updateBooking(tx, booking.id, {
    status: 'cancelled',
    pending_for: null,
    held_until: null,
    cancelled_at: new Date(now),
    cancelled_by: 'system',
    cancel_reason: 'payment_declined',
  });
  await moveCounters(tx, lockedClass.sessionId, { booked: -1 });
  await publish(tx, {
    type: 'booking.cancelled',
    payload: { booking_id: booking.id, by: 'system' },
  });
  await promoteWaitlistWithoutRetry(tx, lockedClass, now);
}

/** The booking that waits for this payment, with its class locked; nulls when it no longer waits. */
async function lockUnpaidBooking(
  tx: Tx,
  payment: PaymentRow,
): Promise<
  { lockedClass: LockedClass; booking: BookingRow } | { lockedClass: null; booking: null }
> {
  const found = payment.booking_id ? await findBooking(tx, payment.booking_id) : undefined;
  if (!found) return { lockedClass: null, booking: null };
  const lockedClass = await lockClass(tx, {
    sessionId: found.class_session_id,
    members: [found.user_id],
    waitlistLimit: WHOLE_WAITLIST,
  });
  const booking = await lockBooking(tx, found.id);
  if (booking?.pending_for !== 'payment') return { lockedClass: null, booking: null };
  return { lockedClass, booking };
}
