import { isCorrectable, localDateOf } from '@pulse/domain';
import { audit } from '../../../platform/audit/audit.sql.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import { findGuest } from '../../bookings/index.ts';
import { findVenueForStaff } from '../front-desk/venue-access.ts';
import { insertGuestPayment, lockGuestPayment, markReversed } from './guest-payments.store.ts';

/**
 * Takes back a payment that was entered by mistake, within 48 h: the receipt is kept, and a row with a
 * number of its own stores who, when and why. The guest can pay again, by the other method too.
 */
export async function reverseGuestPayment(
  deps: Deps,
  staff: AuthenticatedUser,
  paymentId: string,
  reason: string,
) {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const payment = await lockGuestPayment(tx, paymentId);
    if (!payment || payment.reverses_id) return refuse('not_found');
    const venue = await findVenueForStaff(tx, staff, payment.venue_id);
    if (isRefusal(venue)) return venue;
    if (payment.reversed_at)
      return refuse('already_reversed', { reversed_at: payment.reversed_at.toISOString() });
    if (!isCorrectable(payment.recorded_at.getTime(), now)) return refuse('correction_too_late');
    await markReversed(tx, payment.id, new Date(now));
    await insertGuestPayment(tx, {
      venue_id: payment.venue_id,
      guest_id: payment.guest_id,
      method: payment.method,
      amount_minor: payment.amount_minor,
      currency: payment.currency,
      staff_user_id: staff.id,
      reverses_id: payment.id,
      reason,
      local_date: localDateOf(now, venue.time_zone),
      recorded_at: new Date(now),
    });
    const guest = await findGuest(tx, payment.guest_id);
    if (guest)
      await publish(tx, {
        type: 'booking.guests_changed',
        payload: { booking_id: guest.booking_id },
      });
    await audit(tx, {
      actor: staff.id,
      action: 'reverse_guest_payment',
      subject: { type: 'guest_payment', id: payment.id },
      venues: [payment.venue_id],
      after: { reason },
    });
    return null;
  });
}
