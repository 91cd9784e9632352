import { inTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { paymentProvider } from './payment-provider.ts';
import { markRefunded } from './payments.store.ts';

/** Gives back what was paid for a booking, if anything was and nobody has yet. */
export async function refundBooking(deps: Deps, bookingId: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const payment = await markRefunded(tx, bookingId);
    if (payment) await paymentProvider(deps.config)?.refund(payment);
  });
}
