import { randomUUID } from 'node:crypto';
import { chargeableMoney, type EpochMs, type Money } from '@pulse/domain';
import type { Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { PaymentProvider } from '../../../platform/payment-provider.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import type { PaymentRow } from '../payment-row.ts';
import { findPaymentByKey, insertPayment } from './checkout.store.ts';

/** What is to be paid and by whom, with the title shown on the checkout page. */
export interface OpenPaymentCommand
  extends Pick<PaymentRow, 'user_id' | 'purpose' | 'title' | 'return_path'> {
  amount: Money;
  expiresAt: EpochMs;
  plan?: { code: NonNullable<PaymentRow['plan_code']>; interval: 'month' | 'year' };
  bookingId?: string;
  membershipId?: string;
  /** Of the member, by which a repeated request is recognised. */
  idempotencyKey?: string;
}

/**
 * Opens a payment and returns the URL of our page that leads to its checkout page, which
 * `startCheckout` creates after the commit. The same key again returns the same payment. Refuses when
 * no provider is configured.
 */
export async function openPayment(
  { paymentProvider: provider }: Deps,
  tx: Tx,
  command: OpenPaymentCommand,
): Promise<{ id: string; checkoutUrl: string } | Refusal> {
  if (!provider.hasCheckout) return refuse('payment_provider_unavailable');
  const id = randomUUID();
  const key = command.idempotencyKey && `checkout:${command.user_id}:${command.idempotencyKey}`;
  const isNew = await insertPayment(tx, {
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
    idempotency_key: key ?? null,
    return_path: command.return_path,
    expires_at: new Date(command.expiresAt),
  });
  if (!isNew && key) return repeat(tx, provider, command, key);
  return { id, checkoutUrl: provider.checkoutPath({ id }) };
}

/** The payment that was opened with this key before; refuses the key for another purchase. */
async function repeat(
  tx: Tx,
  provider: PaymentProvider,
  { purpose, plan }: OpenPaymentCommand,
  key: string,
): Promise<{ id: string; checkoutUrl: string } | Refusal> {
  const earlier = await findPaymentByKey(tx, key);
  const isSame =
    earlier?.purpose === purpose &&
    earlier.plan_code === (plan?.code ?? null) &&
    earlier.billing_interval === (plan?.interval ?? null);
  if (!earlier || !isSame) return refuse('idempotency_key_reused');
  return { id: earlier.id, checkoutUrl: provider.checkoutPath(earlier) };
}
