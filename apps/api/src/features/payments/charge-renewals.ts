import { randomUUID } from 'node:crypto';
import type { Money } from '@pulse/domain';
import type { Tx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { publish } from '../../platform/events/domain-events.ts';
import { paymentProvider } from './payment-provider.ts';
import { insertPaidPayments, type PaymentRow } from './payments.store.ts';

/** A plan's next period, to be paid as the member agreed to when it began. */
export interface Renewal {
  userId: string;
  title: string;
  amount: Money;
  plan: { code: NonNullable<PaymentRow['plan_code']>; interval: 'month' | 'year' };
}

/** Charges renewals at `at`; answers those that were paid. Without a provider none is. */
export async function chargeRenewals<R extends Renewal>(
  deps: Deps,
  tx: Tx,
  renewals: readonly R[],
  at: Date,
): Promise<R[]> {
  const provider = paymentProvider(deps.config);
  if (!provider) return [];
  const paid = await provider.chargeRecurring(renewals.map((of) => ({ id: randomUUID(), of })));
  const payments = paid.map(({ id, of }) => ({
    id,
    provider: provider.name,
    user_id: of.userId,
    purpose: 'membership' as const,
    title: of.title,
    ...of.amount,
    plan_code: of.plan.code,
    billing_interval: of.plan.interval,
    booking_id: null,
    return_path: '/app/membership',
    expires_at: at,
  }));
  await insertPaidPayments(tx, payments, at);
  await publish(
    tx,
    ...paid.map(({ id }) => ({
      type: 'payment.settled' as const,
      payload: { payment_id: id },
    })),
  );
  return paid.map(({ of }) => of);
}
