import { randomUUID } from 'node:crypto';
import { chargeableMoney, type EpochMs, type Money } from '@pulse/domain';
import type { Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import type { PaymentRow } from '../payment-row.ts';
import { insertPayment } from './checkout.store.ts';

/** What is to be paid and by whom, with the title shown on the checkout page. */
export interface OpenPaymentCommand
  extends Pick<PaymentRow, 'user_id' | 'purpose' | 'title' | 'return_path'> {
  amount: Money;
  expiresAt: EpochMs;
  plan?: { code: NonNullable<PaymentRow['plan_code']>; interval: 'month' | 'year' };
  bookingId?: string;
  membershipId?: string;
}

/**
 * Opens a payment and returns the URL of our page that leads to its checkout page, which
 * `startCheckout` creates after the commit. Refuses when no provider is configured.
 */
export async function openPayment(
  { paymentProvider: provider }: Deps,
  tx: Tx,
  command: OpenPaymentCommand,
): Promise<{ id: string; checkoutUrl: string } | Refusal> {
  if (!provider.hasCheckout) return refuse('payment_provider_unavailable');
  const id = randomUUID();
  await insertPayment(tx, {
    id,
    provider: provider.name,
    user_id: command.user_id,
    purpose: command.purpose,
    title: command.title,
    ...chargeableMoney(command.amount),
    plan_code: command.plan?.code ?? null,
    billing_interval: command.plan?.interval ?? null,
    booking_id: command.bookingId ?? null,
    membership_id: command.membershipId ?? null,
    return_path: command.return_path,
    expires_at: new Date(command.expiresAt),
  });
  return { id, checkoutUrl: provider.checkoutPath({ id }) };
}
