import { DAY, isSameMoney } from '@pulse/domain';
import type { Deps } from '../../../platform/deps.ts';
import type { ListedPayment } from '../../../platform/payment-provider.ts';
import { forEachBounded } from '../for-each-bounded.ts';
import { amountReceived, type PaymentRow } from '../payment-row.ts';
import { settleAfresh } from '../settle/settle-payment.ts';
import { saveDifferences } from './differences.store.ts';
import { findListed, listNotReconciled, markReconciled } from './reconcile.store.ts';

/** How far back payments are compared each day. */
const WINDOW = 30 * DAY;
/** A payment this young may be in one list and not yet in the other. */
const YOUNGEST = DAY / 24;
const BATCH = 100;
/** The most payments that are reported missing at the provider in one run. */
const MAX_MISSING = 500;

/**
 * Compares the payments of the last 30 days with the provider's own list. What it has settled and we
 * have not is settled; what still differs is listed for people, once.
 */
export async function reconcilePayments(deps: Deps): Promise<void> {
  const { db, clock, paymentProvider: provider } = deps;
  const now = clock.now();
  const run = new Date(now);
  let batch: ListedPayment[] = [];
  for await (const listed of provider.listPaymentsSince(now - WINDOW)) {
    batch.push(listed);
    if (batch.length < BATCH) continue;
    await compare(deps, batch, run);
    batch = [];
  }
  await compare(deps, batch, run);
  const from = new Date(now - WINDOW + YOUNGEST);
  const window = { from, until: new Date(now - YOUNGEST), before: run };
  const missing = await listNotReconciled(db, provider.name, window, MAX_MISSING);
  await saveDifferences(
    db,
    missing.map((payment) => ({
      ...expected(payment, run),
      kind: 'missing_there' as const,
      reference: payment.provider_reference ?? payment.id,
    })),
  );
}

async function compare(deps: Deps, batch: readonly ListedPayment[], run: Date): Promise<void> {
  const { db, paymentProvider: provider } = deps;
  const paid = batch.filter(({ isPaid }) => isPaid);
  const found = await findListed(db, paid);
  const behind = [...found.values()].filter((payment) => isBehind(payment, paid));
  await forEachBounded(deps, behind, (payment) => settleAfresh(deps, payment));
  const current = behind.length > 0 ? await findListed(db, paid) : found;
  await markReconciled(
    db,
    [...current.values()].map(({ id }) => id),
    run,
  );
  await saveDifferences(
    db,
    paid.flatMap((listed) => {
      const payment = current.get(listed.reference);
      const difference = differenceOf(listed, payment);
      if (!difference) return [];
      return [
        {
          ...(payment ? expected(payment, run) : { provider: provider.name, found_at: run }),
          kind: difference,
          reference: listed.reference,
          found_minor:
            difference === 'other_refunds' ? listed.refundedMinor : listed.amount.amount_minor,
          found_currency: listed.amount.currency,
          detail: payment?.status ?? null,
        },
      ];
    }),
  );
}

/** Whether the provider has more than we have: money taken, or given back. */
function isBehind(payment: PaymentRow, paid: readonly ListedPayment[]): boolean {
  const listed = paid.find(({ reference }) => reference === payment.provider_reference);
  const isUnsettled = !payment.provider_reference || !listed;
  return isUnsettled || listed.refundedMinor > payment.refunded_minor;
}

function differenceOf(listed: ListedPayment, payment: PaymentRow | undefined) {
  if (!payment) return 'unknown_here' as const;
  if (payment.provider_reference !== listed.reference) return 'other_status' as const;
  if (!['paid', 'refunded', 'partially_refunded'].includes(payment.status))
    return 'other_status' as const;
  if (!isSameMoney(amountReceived(payment), listed.amount)) return 'wrong_amount' as const;
  return listed.refundedMinor > payment.refunded_minor ? ('other_refunds' as const) : null;
}

function expected(payment: PaymentRow, found_at: Date) {
  const { amount_minor, currency } = amountReceived(payment);
  return {
    provider: payment.provider,
    payment_id: payment.id,
    expected_minor: amount_minor,
    expected_currency: currency,
    found_at,
  };
}
