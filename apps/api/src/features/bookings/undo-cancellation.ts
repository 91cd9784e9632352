import { bookingEligibility, canUndoCancel } from '@pulse/domain';
import type { Tx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { record } from '../../platform/facts/facts.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { loadFacts } from './booking-facts.store.ts';
import { bookingFacts } from './booking-facts.ts';
import type { BookingRow } from './booking-row.ts';
import { moveCounters, updateBooking } from './bookings.store.ts';
import { type HeldClass, holdingClass, LOCKS } from './hold-class.ts';
import { ownBooking } from './own-booking.ts';
import { presentBookings } from './present-bookings.ts';
import { promoteWaitlist } from './promote-waitlist.ts';
import { refusalOfRule } from './refusal-of-rule.ts';

/**
 * Takes a member's own cancellation back within 30 s: the place if nobody has it yet, or the old
 * place in line. Every rule is asked again, except that booking need not be open any more. A
 * repeat answers the booking as it stands.
 */
export async function undoCancellation(deps: Deps, userId: string, bookingId: string) {
  const own = await ownBooking(deps.db, bookingId, userId);
  if (!own) return refuse('not_found');
  const wanted = { sessionId: own.class_session_id, members: [userId] };
  return holdingClass(deps, wanted, async (tx, held) => {
    const booking = await LOCKS.booking(tx, bookingId);
    // Looked at behind the locks: whoever waited for them too long may find the price given back.
    const now = deps.clock.now();
    if (!booking) return refuse('not_found');
    if (booking.status !== 'confirmed' && booking.status !== 'waitlisted') {
      const refusal = isUndoable(booking, now)
        ? await restore(tx, held, booking, now)
        : refuse('undo_expired');
      if (refusal) return refusal;
    }
    const [presented] = await presentBookings(tx, [booking], now);
    return presented ?? refuse('not_found');
  });
}

function isUndoable(booking: BookingRow, now: number): boolean {
  if (booking.cancelled_by !== 'member' || !booking.cancelled_at) return false;
  const facts = {
    status: booking.status,
    cancelledAt: booking.cancelled_at.getTime(),
    startsAt: booking.starts_at.getTime(),
  };
  // An unpaid place is asked for again; there is nothing to put back.
  const hadSomething = booking.booked_at !== null || booking.waitlisted_at !== null;
  return hadSomething && canUndoCancel(facts, now);
}

async function restore(
  tx: Tx,
  held: HeldClass,
  booking: BookingRow,
  now: number,
): Promise<Refusal | null> {
  const row = await loadFacts(tx, held.sessionId, booking.user_id, now);
  if (!row) return refuse('not_found');
  const dropIn = booking.paid_by === 'drop_in';
  const asked = { ownBookingId: booking.id, placeHeld: true, dropIn };
  const eligibility = bookingEligibility(bookingFacts(row, now, asked), now);
  const inTheWay = eligibility.rules.find((rule) => !rule.passed);
  if (inTheWay) return refusalOfRule(inTheWay, eligibility, row.venue_time_zone);
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
  await moveCounters(tx, held.sessionId, hadPlace ? { booked: 1 } : { waitlisted: 1 });
  if (hadPlace)
    await record(tx, {
      type: 'booking.confirmed',
      payload: { booking_id: booking.id, how: 'undone' },
    });
  else await promoteWaitlist(tx, held, now);
  return null;
}
