import { randomUUID } from 'node:crypto';
import { chargeableMoney, type EpochMs, MINUTE, type Money } from '@pulse/domain';
import type { Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { PaymentProvider } from '../../../platform/payment-provider.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import type { PaymentRow } from '../payment-row.ts';
import { findPaymentByKey, insertPayment, type NewCheckout } from './checkout.store.ts';
import { endOpenPages, findOpenPage, lockOpeningPages, saveReturnPath } from './open-page.store.ts';

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

/** Where a payment is paid; `isNew` unless its page was open already. */
export interface OpenedPayment {
  id: string;
  checkoutUrl: string;
  isNew: boolean;
}

/** A page that is handed out again leaves at least this much time to pay. */
const TIME_TO_PAY = 10 * MINUTE;

/**
 * Opens a payment and returns the URL of our page that leads to its checkout page, which
 * `startCheckout` creates after the commit. Of what is paid for outside a booking one page is open at
 * a time: a member who asks for the same again, with the same key or without, gets it again, or a new one
 * when its time is nearly over. Refuses when no provider is configured, and a key that comes back
 * with another purchase.
 */
export async function openPayment(
  { paymentProvider: provider, clock }: Deps,
  tx: Tx,
  command: OpenPaymentCommand,
  lock = lockOpeningPages,
): Promise<OpenedPayment | Refusal> {
  if (!provider.hasCheckout) return refuse('payment_provider_unavailable');
  const payment = toNewCheckout(provider, command);
  const opened = (id: string, isNew: boolean) => ({
    id,
    checkoutUrl: provider.checkoutPath({ id }),
    isNew,
  });
  // A booking has one payment, and is itself recognised when it is repeated.
  if (command.purpose !== 'drop_in') {
    await lock(tx, command.user_id);
    const key = payment.idempotency_key;
    const earlier = key === null ? null : await findPaymentByKey(tx, key);
    if (earlier && !isSamePurchase(earlier, payment)) return refuse('idempotency_key_reused');
    const now = clock.now();
    if (earlier && !isOver(earlier, now)) return opened(earlier.id, false);
    const open = await findOpenPage(tx, payment, new Date(now + TIME_TO_PAY));
    if (open && open.return_path !== payment.return_path)
      await saveReturnPath(tx, open.id, payment.return_path);
    if (open) return opened(open.id, false);
    await endOpenPages(tx, payment, new Date(now));
    // The key stays with the payment that the member cannot pay any more.
    if (earlier) payment.idempotency_key = null;
  }
  await insertPayment(tx, payment);
  return opened(payment.id, true);
}

function toNewCheckout(
  provider: PaymentProvider,
  { idempotencyKey, ...command }: OpenPaymentCommand,
): NewCheckout {
  return {
    id: randomUUID(),
    provider: provider.name,
    user_id: command.user_id,
    purpose: command.purpose,
    title: command.title,
    ...chargeableMoney(command.amount),
    plan_code: command.plan?.code ?? null,
    billing_interval: command.plan?.interval ?? null,
    booking_id: command.bookingId ?? null,
    membership_id: command.membershipId ?? null,
    idempotency_key: idempotencyKey ? `checkout:${command.user_id}:${idempotencyKey}` : null,
    return_path: command.return_path,
    expires_at: new Date(command.expiresAt),
  };
}

function isSamePurchase(earlier: PaymentRow, payment: NewCheckout): boolean {
  return (
    earlier.purpose === payment.purpose &&
    earlier.plan_code === payment.plan_code &&
    earlier.billing_interval === payment.billing_interval
  );
}

/** Whether nothing was paid and nothing can be paid any more. */
function isOver({ status, expires_at }: PaymentRow, now: EpochMs): boolean {
  if (status === 'open') return expires_at.getTime() <= now;
  return status === 'declined' || status === 'expired';
}
