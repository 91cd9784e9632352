import { randomUUID } from 'node:crypto';
import type { Money } from '@pulse/domain';
import type { Tx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { publish } from '../../platform/events/domain-events.ts';
import { insertPaidPayments, type PaymentRow } from './payments.store.ts';

/** The next period of a plan, to be charged as the member agreed when it started. */
export interface Renewal {
  userId: string;
  title: string;
  amount: Money;
  plan: { code: NonNullable<PaymentRow['plan_code']>; interval: 'month' | 'year' };
}

/** Charges renewals at `at`; returns those that were paid, none without a provider. */
export async function chargeRenewals<R extends Renewal>(
  deps: Deps,
  tx: Tx,
  renewals: readonly R[],
  at: Date,
): Promise<R[]> {
  const provider = deps.paymentProvider;
  if (!provider) return [];
  const paid = await provider.chargeRecurring(
    renewals.map((renewal) => ({ id: randomUUID(), renewal })),
  );
  const payments = paid.map(({ id, renewal }) => ({
    id,
    provider: provider.name,
    user_id: renewal.userId,
    purpose: 'membership' as const,
    title: renewal.title,
    ...renewal.amount,
    plan_code: renewal.plan.code,
    billing_interval: renewal.plan.interval,
    booking_id: null,
    return_path: '/app/membership',
    expires_at: at,
  }));
  await insertPaidPayments(tx, payments, at);
  await publish(
    tx,
    ...paid.map(({ id }) => ({
      type: 'payment.settled' as const,
      payload: { payment_id: id, how: 'renewal' as const },
    })),
  );
  return paid.map(({ renewal }) => renewal);
}
