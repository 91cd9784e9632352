import type { Deps } from '../../../platform/deps.ts';
import { forEachBounded } from '../for-each-bounded.ts';
import { toProviderPayment } from '../payment-row.ts';
import { settlePayment } from '../settle/settle-payment.ts';
import { expireUnstartedPayments, listPagesToExpire } from './checkout.store.ts';

/** The most pages closed in one run; the others follow in the next. */
const BATCH = 500;

/**
 * Expires unpaid payments when their time is over, and closes their pages at the provider, which
 * keeps them open longer than a place is held. Whoever paid just before is settled as paid.
 */
export async function expirePayments(deps: Deps): Promise<void> {
  const { db, clock, paymentProvider: provider } = deps;
  const now = new Date(clock.now());
  await expireUnstartedPayments(db, now);
  const pages = await listPagesToExpire(db, now, BATCH);
  await forEachBounded(deps, pages, async (payment) => {
    if (payment.provider !== provider.name) return;
    const report = await provider.expireCheckout(toProviderPayment(payment));
    await settlePayment(deps, payment.id, report);
  });
}
