import { type GuestPaymentMethod, localDateOf } from '@pulse/domain';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { respond } from '../../../platform/http/routes/route.ts';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import { findGuest, lockBooking } from '../../bookings/index.ts';
import { refuseGuestTick } from '../front-desk/record-guest-arrival.ts';
import { findVenueForStaff } from '../front-desk/venue-access.ts';
import { findGuestPrice, findPaymentOfGuest, insertGuestPayment } from './guest-payments.store.ts';
import { presentGuestPayment } from './present-guest-payment.ts';

/**
 * Records that a guest has paid at the desk, from 30 min before the class until 48 h after it. One payment
 * a guest: the second desk, and a repeated call, are answered with the first receipt. `lock` locks the
 * booking that brings the guest; only its test replaces it.
 */
export async function recordGuestPayment(
  deps: Deps,
  staff: AuthenticatedUser,
  guestId: string,
  method: GuestPaymentMethod,
  lock = lockBooking,
) {
  const found = await findGuest(deps.db, guestId);
  if (!found) return refuse('not_found');
  return inTransaction(deps.db, async (tx) => {
    const booking = await lock(tx, found.booking_id);
    const guest = await findGuest(tx, guestId);
    if (!booking || !guest) return refuse('not_found');
    const venue = await findVenueForStaff(tx, staff, booking.venue_id);
    if (isRefusal(venue)) return venue;
    const before = await findPaymentOfGuest(tx, guest.id);
    if (before) return respond(200, { ...presentGuestPayment(before), already_recorded: true });
    const now = deps.clock.now();
    const refusal = refuseGuestTick(venue.time_zone, booking, guest, now);
    if (refusal) return refusal;
    const price = await findGuestPrice(tx, booking.class_session_id);
    if (!price) return refuse('nothing_to_pay');
    await insertGuestPayment(tx, {
      venue_id: venue.id,
      guest_id: guest.id,
      method,
      amount_minor: price.amountMinor,
      currency: price.currency,
      staff_user_id: staff.id,
      reverses_id: null,
      reason: null,
      local_date: localDateOf(now, venue.time_zone),
      recorded_at: new Date(now),
    });
    await publish(tx, { type: 'booking.guests_changed', payload: { booking_id: booking.id } });
    const paid = await findPaymentOfGuest(tx, guest.id);
    if (!paid) throw new Error('a payment that was just written is not there');
    return respond(201, { ...presentGuestPayment(paid), already_recorded: false });
  });
}
