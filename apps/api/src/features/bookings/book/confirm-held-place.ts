import type { EpochMs } from '@pulse/domain';
import type { Tx } from '../../../platform/database/transaction.ts';
import { type DomainEventPayloads, publish } from '../../../platform/events/domain-events.ts';
import type { BookingRow } from '../booking-row.ts';
import { updateBooking } from '../bookings.store.ts';
import { returnLateVisits } from '../cancel/return-late-visits.ts';
import type { BookingContextRow } from '../eligibility/booking-context.store.ts';
import { firstBookedAt } from '../eligibility/build-booking-context.ts';
import type { LockedClass } from '../locks/lock-class.ts';
import { leaveOverlappingWaitlists } from '../waitlist/leave-overlapping-waitlists.ts';

/** Confirms a place that was held for a member; the caller has locked the class. */
export async function confirmHeldPlace(
  tx: Tx,
  lockedClass: LockedClass,
  booking: BookingRow,
  row: BookingContextRow,
  how: DomainEventPayloads['booking.confirmed']['how'],
  now: EpochMs,
): Promise<BookingRow> {
  const confirmed = await updateBooking(tx, booking.id, {
    status: 'confirmed',
    pending_for: null,
    held_until: null,
    booked_at: new Date(firstBookedAt(row) ?? now),
  });
  await publish(tx, { type: 'booking.confirmed', payload: { booking_id: booking.id, how } });
  await returnLateVisits(tx, lockedClass.sessionId, [booking.user_id], new Date(now));
  const confirmedPlaces = [{ bookingId: booking.id, userId: booking.user_id }];
  const span = { startsAt: row.starts_at.getTime(), endsAt: row.ends_at.getTime() };
  await leaveOverlappingWaitlists(tx, lockedClass, confirmedPlaces, span, now);
  return confirmed;
}
