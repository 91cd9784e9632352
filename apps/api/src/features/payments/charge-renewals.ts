import { randomUUID } from 'node:crypto';
import type { Money } from '@pulse/domain';
import type { Tx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { publish } from '../../platform/events/domain-events.ts';
import { insertPaidPayments } from './charge-renewals.store.ts';
import type { PaymentRow } from './payment-row.ts';
import { issueReceipts } from './receipts/issue-receipts.ts';

/** The next period of a plan, to be charged as the member agreed when it started. */
export interface Renewal {
  userId: string;
  title: string;
  amount: Money;
  plan: { code: NonNullable<PaymentRow['plan_code']>; interval: 'month' | 'year' };
}

/**
 * Charges renewals in the demo, whose bank approves all of them; returns those that were paid. To be
 * replaced by `requestCharge` and `collectCharge`, which also charge real cards.
 */
export async function chargeRenewals<R extends Renewal>(
  deps: Deps,
  tx: Tx,
  renewals: readonly R[],
  at: Date,
): Promise<R[]> {
  if (deps.paymentProvider.name !== 'demo') return [];
  const payments = renewals.map((renewal) => ({
    id: randomUUID(),
    provider: 'demo' as const,
    user_id: renewal.userId,
    purpose: 'renewal' as const,
    title: renewal.title,
    ...renewal.amount,
    plan_code: renewal.plan.code,
    billing_interval: renewal.plan.interval,
    return_path: '/app/membership',
    expires_at: at,
    status: 'paid' as const,
    settled_at: at,
  }));
  await insertPaidPayments(tx, payments);
  await publish(
    tx,
    ...payments.map(({ id }) => ({
      type: 'payment.settled' as const,
      payload: { payment_id: id, how: 'renewal' as const },
    })),
  );
  await issueReceipts(
    deps,
    tx,
    payments.map(({ id }) => id),
  );
  return [...renewals];
}
