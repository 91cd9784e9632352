import { type CancelQuote, cancelQuote, type EpochMs } from '@pulse/domain';
import type { Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { lowerCounters, moveCounters } from '../../classes/index.ts';
import { bookingHooks } from '../booking-hooks.ts';
import type { BookingRow } from '../booking-row.ts';
import { updateBooking } from '../bookings.store.ts';
import { cancelGuestsOfBookings } from '../guests/guests.store.ts';
import { LOCKS, type Locks } from '../locks/lock-class.ts';
import { presentBookings } from '../read/present-bookings.ts';
import { cancelContext, presentQuote } from './present-quote.ts';

/** A booking to cancel, with the cost that its member has accepted. */
export interface CancellationToWrite {
  bookingId: string;
  acceptCost: CancelQuote['cost'];
  /** Another event tells the member of it. */
  together?: true;
}

/** What was cancelled, and whether it has freed a place. */
export interface WrittenCancellation {
  booking: BookingRow;
  freesPlace: boolean;
}

/**
 * Cancels a member's own booking in a transaction that has locked the member and the class. The caller
 * gives the freed place to the waitlist. Refuses, with the quote, what costs more than was accepted.
 */
export async function cancelLocked(
  deps: Deps,
  tx: Tx,
  { bookingId, acceptCost, together }: CancellationToWrite,
  now: EpochMs,
  locks: Locks = LOCKS,
): Promise<WrittenCancellation | Refusal> {
  const booking = await locks.booking(tx, bookingId);
  if (!booking) return refuse('not_found');
  const quote = cancelQuote(cancelContext(booking), now);
  if (!quote.allowed) return refuseToCancel(deps, tx, bookingId, quote, now);
  if (quote.cost === 'uses_visit' && acceptCost !== 'uses_visit')
    return refuse('cancellation_costs_visit', { quote: await presentQuote(tx, booking, now) });
  const cancelled = await updateBooking(tx, bookingId, {
    status: 'cancelled',
    pending_for: null,
    held_until: null,
    cancelled_at: new Date(now),
    cancelled_by: 'member',
    late_cancelled: quote.cost === 'uses_visit',
  });
  await lowerCounters(tx, await cancelGuestsOfBookings(tx, [bookingId], new Date(now)));
  const wasWaitlisted = booking.status === 'waitlisted';
  await moveCounters(
    tx,
    booking.class_session_id,
    wasWaitlisted ? { waitlisted: -1 } : { booked: -1 },
  );
  await publish(tx, {
    type: 'booking.cancelled',
    payload: { booking_id: bookingId, by: 'member', ...(together && { together }) },
  });
  if (booking.pending_for === 'offer')
    await bookingHooks(deps).onOffersEnded(tx, [bookingId], new Date(now));
  return { booking: cancelled, freesPlace: !wasWaitlisted };
}

/** Why a booking cannot be cancelled: with the time of the check-in, where that is the reason. */
async function refuseToCancel(
  deps: Deps,
  tx: Tx,
  id: string,
  { reason }: CancelQuote,
  now: EpochMs,
): Promise<Refusal> {
  if (reason === 'class_started') return refuse('class_started');
  const [booking] = reason === 'checked_in' ? await presentBookings(deps, tx, [{ id }], now) : [];
  if (!booking?.checked_in_at) return refuse('not_cancellable', {});
  const { checked_in_at, session } = booking;
  return refuse('not_cancellable', { checked_in_at, time_zone: session.time_zone });
}
