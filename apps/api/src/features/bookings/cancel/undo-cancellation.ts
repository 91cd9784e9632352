import { bookingEligibility, canUndoCancellation, type EpochMs } from '@pulse/domain';
import type { Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { moveCounters } from '../../classes/index.ts';
import type { BookingRow } from '../booking-row.ts';
import { updateBooking } from '../bookings.store.ts';
import { loadBookingContext } from '../eligibility/booking-context.store.ts';
import { buildBookingContext } from '../eligibility/build-booking-context.ts';
import { refuseFailedRule } from '../eligibility/refuse-failed-rule.ts';
import { restoreGuests } from '../guests/guests.store.ts';
import { LOCKS, type LockedClass, withLockedClass } from '../locks/lock-class.ts';
import { findOwnBooking } from '../read/find-own-booking.ts';
import { presentBookings } from '../read/present-bookings.ts';
import { promoteWaitlist } from '../waitlist/promote-waitlist.ts';

/**
 * Undoes a member's own cancellation within 30 s: restores the place if it is still free, or the old
 * waitlist place. Every rule is checked again, except that booking may have closed meanwhile. A
 * repeated request returns the current booking.
 */
export async function undoCancellation(deps: Deps, userId: string, bookingId: string) {
  const own = await findOwnBooking(deps.db, bookingId, userId);
  if (!own) return refuse('not_found');
  const target = { sessionId: own.class_session_id, members: [userId] };
  return withLockedClass(deps, target, async (tx, lockedClass) => {
    const booking = await LOCKS.booking(tx, bookingId);
    // Read after the locks: while this request waited for them, the price may have been refunded.
    const now = deps.clock.now();
    if (!booking) return refuse('not_found');
    if (booking.status !== 'confirmed' && booking.status !== 'waitlisted') {
      const refusal = isUndoable(booking, now)
        ? await restoreBooking(tx, lockedClass, booking, now)
        : refuse('undo_expired');
      if (refusal) return refusal;
    }
    const [presented] = await presentBookings(deps, tx, [booking], now);
    return presented ?? refuse('not_found');
  });
}

function isUndoable(booking: BookingRow, now: EpochMs): boolean {
  if (booking.cancelled_by !== 'member' || !booking.cancelled_at) return false;
  const context = {
    status: booking.status,
    cancelledAt: booking.cancelled_at.getTime(),
    startsAt: booking.starts_at.getTime(),
  };
  // An unpaid place cannot be restored; it is booked again.
  const hadPlaceOrWaitlistEntry = booking.booked_at !== null || booking.waitlisted_at !== null;
  return hadPlaceOrWaitlistEntry && canUndoCancellation(context, now);
}

async function restoreBooking(
  tx: Tx,
  lockedClass: LockedClass,
  booking: BookingRow,
  now: EpochMs,
): Promise<Refusal | null> {
  const row = await loadBookingContext(tx, lockedClass.sessionId, booking.user_id, now);
  if (!row) return refuse('not_found');
  const dropIn = booking.paid_by === 'drop_in';
  const options = { ownBookingId: booking.id, placeHeld: true, dropIn };
  const eligibility = bookingEligibility(buildBookingContext(row, now, options), now);
  const failedRule = eligibility.rules.find((rule) => !rule.passed);
  if (failedRule) return refuseFailedRule(failedRule, eligibility, row.venue_time_zone);
  const hadPlace = booking.booked_at !== null;
  if (hadPlace && row.booked >= row.capacity)
    return refuse('class_full', { capacity: row.capacity, booked: row.booked });
  await updateBooking(tx, booking.id, {
    status: hadPlace ? 'confirmed' : 'waitlisted',
    cancelled_at: null,
    cancelled_by: null,
    cancel_reason: null,
    late_cancelled: false,
    visit_returned_at: null,
  });
  // Guests come back with the member, as far as there are places left for them.
  const free = hadPlace ? row.capacity - row.booked - 1 : 0;
  const guests = booking.cancelled_at
    ? await restoreGuests(tx, booking.id, booking.cancelled_at, free)
    : 0;
  await moveCounters(
    tx,
    lockedClass.sessionId,
    hadPlace ? { booked: 1 + guests } : { waitlisted: 1 },
  );
  if (hadPlace)
    await publish(tx, {
      type: 'booking.confirmed',
      payload: { booking_id: booking.id, how: 'undone' },
    });
  else await promoteWaitlist(tx, lockedClass, now);
  return null;
}
