import type { Tx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { markRefunded } from './payments.store.ts';

/** Refunds the payment of a booking that the caller has locked, if it is paid and not refunded yet. */
export async function refundBooking(deps: Deps, tx: Tx, bookingId: string): Promise<void> {
  const payment = await markRefunded(tx, bookingId);
  if (payment) await deps.paymentProvider?.refund(payment);
}
