import type { Tx } from '../../platform/database/transaction.ts';
import { holdClasses, WHOLE_LINE } from './hold-class.ts';
import { cancelAndForget, listFutureSessions } from './member-bookings.store.ts';
import { promoteHeldLine } from './promote-waitlist.ts';

/**
 * Frees everything a member still holds or waits for, whose account is being deleted, and passes
 * the places on. What they attended stays, for the statistics.
 */
export async function freeMemberBookings(tx: Tx, userId: string, now: number): Promise<void> {
  const at = new Date(now);
  const sessionIds = await listFutureSessions(tx, userId, at);
  const classes = await holdClasses(tx, { sessionIds, members: [userId], reach: WHOLE_LINE });
  await cancelAndForget(tx, userId, at);
  for (const held of classes) await promoteHeldLine(tx, held, now);
}
