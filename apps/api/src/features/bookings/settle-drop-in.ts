import type { Tx } from '../../platform/database/transaction.ts';
import { record } from '../../platform/facts/facts.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import type { PaymentRow } from '../payments/index.ts';
import { loadFacts } from './booking-facts.store.ts';
import type { BookingRow } from './booking-row.ts';
import { findBooking, lockBooking, moveCounters, updateBooking } from './bookings.store.ts';
import { confirmHeldPlace } from './confirm-held-place.ts';
import { type HeldClass, holdClass, WHOLE_LINE } from './hold-class.ts';
import { promoteHeldLine } from './promote-waitlist.ts';

/** Confirms the held place that was paid for; refuses, and so undoes the payment, if it is gone. */
export async function confirmPaidBooking(
  tx: Tx,
  payment: PaymentRow,
  now: number,
): Promise<Refusal | null> {
  const { held, booking } = await holdUnpaid(tx, payment);
  if (!held || !booking?.held_until || booking.held_until.getTime() <= now)
    return refuse('payment_expired');
  const row = await loadFacts(tx, held.sessionId, booking.user_id, now);
  if (!row) return refuse('payment_expired');
  await confirmHeldPlace(tx, held, booking, row, 'paid', now);
  return null;
}

/** Gives up the held place whose payment was declined; the member may book again. */
export async function freeUnpaidBooking(tx: Tx, payment: PaymentRow, now: number): Promise<void> {
  const { held, booking } = await holdUnpaid(tx, payment);
  if (!held || !booking) return;
  await updateBooking(tx, booking.id, {
    status: 'cancelled',
    pending_for: null,
    held_until: null,
    cancelled_at: new Date(now),
    cancelled_by: 'system',
    cancel_reason: 'payment_declined',
  });
  await moveCounters(tx, held.sessionId, { booked: -1 });
  await record(tx, {
    type: 'booking.cancelled',
    payload: { booking_id: booking.id, by: 'system' },
  });
  await promoteHeldLine(tx, held, now);
}

/** The booking that waits for this payment, with its class held; nulls when it waits no more. */
async function holdUnpaid(
  tx: Tx,
  payment: PaymentRow,
): Promise<{ held: HeldClass; booking: BookingRow } | { held: null; booking: null }> {
  const known = payment.booking_id ? await findBooking(tx, payment.booking_id) : undefined;
  if (!known) return { held: null, booking: null };
  const held = await holdClass(tx, {
    sessionId: known.class_session_id,
    members: [known.user_id],
    reach: WHOLE_LINE,
  });
  const booking = await lockBooking(tx, known.id);
  if (booking?.pending_for !== 'payment') return { held: null, booking: null };
  return { held, booking };
}
