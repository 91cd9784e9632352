import type { Tx } from '../../../platform/database/transaction.ts';
import { requestRefund } from '../../payments/index.ts';
import { lockMembers } from '../locks/locks.store.ts';
import { markVisitReturned } from './attendance.store.ts';

/**
 * Gives a missed or late visit back after an appeal, or the price of a drop-in; once, also when the
 * place was taken again meanwhile. The member is locked, as what they may book changes.
 */
export async function returnVisit(
  tx: Tx,
  booking: { id: string; userId: string },
  at: Date,
): Promise<void> {
  await lockMembers(tx, [booking.userId]);
  const returned = await markVisitReturned(tx, booking.id, at);
  if (returned?.paidBy === 'drop_in')
    await requestRefund(tx, { bookingId: booking.id, reason: 'appeal_accepted' });
}
