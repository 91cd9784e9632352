import { inTransaction, type Tx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { publish } from '../../platform/events/domain-events.ts';
import { isRefusal } from '../../platform/refusal.ts';
import { paymentHook } from './payment-hooks.ts';
import {
  findPaymentStatus,
  lockProcessingPayment,
  markPaymentRefunded,
  markSettled,
} from './payments.store.ts';

/** How a charge ended. */
export type ChargeOutcome = 'paid' | 'declined' | 'requires_action' | 'processing';

/** Charges a committed intent and settles it with the hook of its purpose. */
export async function collectCharge(deps: Deps, paymentId: string): Promise<ChargeOutcome> {
  const provider = deps.paymentProvider;
  if (!provider) return 'processing';
  const [charged] = await provider.chargeRecurring([{ id: paymentId }]);
  return inTransaction(deps.db, async (tx) => {
    const payment = await lockProcessingPayment(tx, paymentId);
    if (!payment) return settledOutcome(tx, paymentId);
    const hook = paymentHook(deps, payment.purpose);
    const at = new Date(deps.clock.now());
    await markSettled(tx, paymentId, charged ? 'paid' : 'declined', at);
    if (!charged) {
      await hook.declined(tx, payment);
      return 'declined';
    }
    const refusal = await hook.paid(tx, payment);
    if (isRefusal(refusal)) {
      await markPaymentRefunded(tx, paymentId);
      return 'paid';
    }
    await publish(tx, {
      type: 'payment.settled',
      payload: { payment_id: paymentId, how: 'renewal' },
    });
    return 'paid';
  });
}

async function settledOutcome(tx: Tx, paymentId: string): Promise<ChargeOutcome> {
  const status = await findPaymentStatus(tx, paymentId);
  if (status === 'paid' || status === 'requires_action' || status === 'processing') return status;
  return 'declined';
}
