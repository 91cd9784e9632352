import type { Deps } from '../../../platform/deps.ts';
import type { PaymentReport } from '../../../platform/payment-provider.ts';
import { forEachBounded } from '../for-each-bounded.ts';
import { toProviderPayment } from '../payment-row.ts';
import { settlePayment } from '../settle/settle-payment.ts';
import { listDuePayments } from './checkout.store.ts';

/** The most payments in one run; the others follow in the next. */
const BATCH = 500;

/**
 * Expires unpaid payments when their time is over, and closes their pages at the provider, which
 * keeps them open longer than a place is held. A payment made just before is settled as paid.
 */
export async function expirePayments(deps: Deps): Promise<void> {
  const { db, clock, paymentProvider: provider } = deps;
  const now = new Date(clock.now());
  const due = await listDuePayments(db, now, BATCH);
  await forEachBounded(deps, due, async (payment) => {
    const isOurs = payment.provider === provider.name;
    const report: PaymentReport = isOurs
      ? await provider.expireCheckout(toProviderPayment(payment))
      : { status: 'expired' };
    await settlePayment(deps, payment.id, report);
  });
}
