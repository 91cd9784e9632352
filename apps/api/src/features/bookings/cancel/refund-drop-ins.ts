import { DAY, UNDO_CANCELLATION_WINDOW } from '@pulse/domain';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { requestRefund } from '../../payments/index.ts';
import { lockBooking } from '../bookings.store.ts';
import { listDropInsToRefund } from './session-bookings.store.ts';

/** Whether the place is taken again is known long before this. */
const LOOK_BACK = 60 * DAY;

/**
 * Refunds cancelled drop-ins once the cancellation can no longer be undone: free cancellations, and
 * late ones whose place was taken again.
 */
export async function refundDropIns(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const span = { from: new Date(now - LOOK_BACK), until: new Date(now - UNDO_CANCELLATION_WINDOW) };
  const bookings = await listDropInsToRefund(deps.db, span);
  for (const bookingId of bookings)
    await inTransaction(deps.db, async (tx) => {
      // A cancellation undone at the last moment is found confirmed once its lock is released.
      const booking = await lockBooking(tx, bookingId);
      if (booking?.status === 'cancelled')
        await requestRefund(tx, { bookingId, reason: 'booking_cancelled' });
    });
}
