import { randomUUID } from 'node:crypto';
import type { EpochMs, Money } from '@pulse/domain';
import type { Tx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { insertPayment, type PaymentRow } from './payments.store.ts';

/** What is to be paid and by whom, with the title shown on the checkout page. */
export interface OpenPaymentCommand
  extends Pick<PaymentRow, 'user_id' | 'purpose' | 'title' | 'return_path'> {
  amount: Money;
  expiresAt: EpochMs;
  plan?: { code: NonNullable<PaymentRow['plan_code']>; interval: 'month' | 'year' };
  bookingId?: string;
  membershipId?: string;
}

/** Opens a payment and returns its checkout URL. Refuses when no provider is configured. */
export async function openPayment(
  deps: Deps,
  tx: Tx,
  command: OpenPaymentCommand,
): Promise<{ id: string; checkoutUrl: string } | Refusal> {
  const provider = deps.paymentProvider;
  if (!provider) return refuse('payment_provider_unavailable');
  const id = randomUUID();
  const { checkoutUrl } = await provider.startCheckout({ id });
  await insertPayment(tx, {
    id,
    provider: provider.name,
    user_id: command.user_id,
    purpose: command.purpose,
    title: command.title,
    amount_minor: command.amount.amount_minor,
    currency: command.amount.currency,
    plan_code: command.plan?.code ?? null,
    billing_interval: command.plan?.interval ?? null,
    booking_id: command.bookingId ?? null,
    membership_id: command.membershipId ?? null,
    return_path: command.return_path,
    expires_at: new Date(command.expiresAt),
  });
  return { id, checkoutUrl };
}
