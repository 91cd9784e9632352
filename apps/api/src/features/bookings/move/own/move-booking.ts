import type { CancelQuote } from '@pulse/domain';
import type { Tx } from '../../../../platform/database/transaction.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { publish } from '../../../../platform/events/domain-events.ts';
import { isRefusal, refuse } from '../../../../platform/refusal.ts';
import { loadAttempts } from '../../book/attempt-bookings.ts';
import { bookLocked } from '../../book/book-locked.ts';
import type { BookClassCommand, BookingResult } from '../../book/decide-attempt.ts';
import { type IdempotencyKey, replayedResponse } from '../../book/idempotency-record.ts';
import { cancelLocked } from '../../cancel/cancel-locked.ts';
import { LOCKS, type Locks, withLockedClasses } from '../../locks/lock-class.ts';
import { findOwnBooking } from '../../read/find-own-booking.ts';
import { expireHoldsOfSession } from '../../waitlist/expire-holds.ts';
import { promoteWaitlist } from '../../waitlist/promote-waitlist.ts';

/** A request to give up a booking for a place in another class, with the cost that was accepted. */
export interface MoveBookingCommand {
  userId: string;
  bookingId: string;
  sessionId: string;
  acceptCost: CancelQuote['cost'];
  idempotencyKey: IdempotencyKey | null;
}

/**
 * Moves a member's own booking to another class: gives up the one and books the other in one
 * transaction, both or neither, by the rules of both. The freed place goes to its waitlist in the same
 * transaction, and one event tells the member.
 */
export async function moveBooking(
  deps: Deps,
  { userId, bookingId, sessionId, acceptCost, idempotencyKey }: MoveBookingCommand,
  locks: Locks = LOCKS,
): Promise<BookingResult> {
  const own = await findOwnBooking(deps.db, bookingId, userId);
  if (!own) return refuse('not_found');
  if (own.class_session_id === sessionId)
    return refuse('validation_failed', { field: 'class_session_id', fault: 'same_class' });
  await expireHoldsOfSession(deps, sessionId);
  const command: BookClassCommand = {
    userId,
    sessionId,
    joinWaitlist: false,
    payDropIn: false,
    idempotencyKey,
    together: true,
  };
  const now = deps.clock.now();
  return withLockedClasses(
    deps,
    { sessionIds: [own.class_session_id, sessionId], members: [userId] },
    async (tx, [left]) => {
      const replayed = await replayedMove(deps, tx, command);
      if (replayed) return replayed;
      const given = { bookingId, acceptCost, together: true } as const;
      const cancelled = await cancelLocked(deps, tx, given, now, locks);
      if (isRefusal(cancelled)) return cancelled;
      const moved = await bookLocked(deps, tx, command);
      if (isRefusal(moved)) return moved;
      await publish(tx, {
        type: 'booking.exchanged',
        payload: { booking_id: moved.body.id, left_booking_id: bookingId },
      });
      if (left && cancelled.freesPlace) await promoteWaitlist(tx, left, now);
      return moved;
    },
    locks,
  );
}

/** The response of an earlier request with the same key, which has given up the booking already. */
async function replayedMove(deps: Deps, tx: Tx, command: BookClassCommand) {
  const [attempt] = await loadAttempts(deps, tx, [command]);
  return attempt?.row ? replayedResponse(attempt.row, command.idempotencyKey) : null;
}
