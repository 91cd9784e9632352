import { bookingClosesAt, type GuestRefusal, isoInstant, snapshotPolicy } from '@pulse/domain';
import type { Deps } from '../../../platform/deps.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { moveCounters } from '../../classes/index.ts';
import { returnLateVisits } from '../cancel/return-late-visits.ts';
import {
  type BookingContextRow,
  loadBookingContext,
} from '../eligibility/booking-context.store.ts';
import { LOCKS, type Locks, withLockedClass } from '../locks/lock-class.ts';
import { findOwnBooking } from '../read/find-own-booking.ts';
import { expireHoldsOfSession } from '../waitlist/expire-holds.ts';
import { findGuest, insertGuest, listGuests } from './guests.store.ts';
import { presentGuests, refusalOf } from './present-guests.ts';

/** A request to bring a guest; the client chooses the id, so that it can be repeated. */
export interface AddGuestCommand {
  userId: string;
  bookingId: string;
  guestId: string;
  name: string;
}

/**
 * Takes a place for a guest of a member who has one: counted in the capacity like any other, under
 * the lock of the class. A repeated request adds no guest twice.
 */
export async function addGuest(
  deps: Deps,
  { userId, bookingId, guestId, name }: AddGuestCommand,
  locks: Locks = LOCKS,
) {
  const own = await findOwnBooking(deps.db, bookingId, userId);
  if (!own) return refuse('not_found');
  const sessionId = own.class_session_id;
  const first = await loadBookingContext(deps.db, sessionId, userId, deps.clock.now());
  if (first?.has_lapsed_hold) await expireHoldsOfSession(deps, sessionId);
  return withLockedClass(
    deps,
    { sessionId, members: [userId] },
    async (tx) => {
      const now = deps.clock.now();
      const booking = await locks.booking(tx, bookingId);
      const row = await loadBookingContext(tx, sessionId, userId, now);
      const known = await findGuest(tx, guestId);
      if (!booking || !row) return refuse('not_found');
      if (known && known.booking_id !== bookingId) return refuse('not_found');
      if (!known) {
        const code = refusalOf(booking, row, await listGuests(tx, bookingId), now);
        if (code) return refuseGuest(code, row);
        const at = new Date(now);
        await insertGuest(tx, { id: guestId, booking_id: bookingId, name, created_at: at });
        await moveCounters(tx, sessionId, { booked: 1 });
        if (row.late_visit_pending) await returnLateVisits(tx, sessionId, [userId], at);
        await publish(tx, { type: 'booking.guests_changed', payload: { booking_id: bookingId } });
      }
      return presentGuests(tx, booking, now);
    },
    locks,
  );
}

function refuseGuest(code: GuestRefusal, row: BookingContextRow): Refusal {
  if (code === 'class_full') return refuse(code, { capacity: row.capacity, booked: row.booked });
  if (code !== 'booking_closed') return refuse(code);
  const closesAt = bookingClosesAt(snapshotPolicy(row.venue_policy), row.starts_at.getTime());
  return refuse(code, { closes_at: isoInstant(closesAt), time_zone: row.venue_time_zone });
}
