import { appealAnswerBy, appealableUntil } from '@pulse/domain';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import { refuse } from '../../../platform/refusal.ts';
import { lockBooking } from '../../bookings/index.ts';
import { findAppeal, insertAppeal } from './appeals.store.ts';
import { presentDecision } from './present-decision.ts';

/**
 * Appeals against a missed or late line of the member's own, within 7 days after the class. A repeat
 * returns the appeal that is there, so that there is one for each booking.
 */
export async function appealVisit(
  deps: Deps,
  userId: string,
  bookingId: string,
  message: string | null,
) {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    if (booking?.user_id !== userId) return refuse('not_found');
    const existing = await findAppeal(tx, bookingId);
    if (existing) return presentDecision(existing);
    const until = appealableUntil({
      status: booking.status,
      lateCancelled: booking.late_cancelled,
      visitReturned: booking.visit_returned_at !== null,
      endsAt: booking.ends_at.getTime(),
    });
    if (until === null) return refuse('not_appealable');
    if (now >= until) return refuse('appeal_too_late');
    const appeal = {
      booking_id: bookingId,
      user_id: userId,
      venue_id: booking.venue_id,
      answer_by: new Date(appealAnswerBy(now)),
    };
    await insertAppeal(tx, { ...appeal, message, created_at: new Date(now) });
    await publish(tx, { type: 'appeal.made', payload: { booking_id: bookingId } });
    return presentDecision({ ...appeal, accepted: null });
  });
}
