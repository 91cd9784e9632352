import type { Deps } from '../../../platform/deps.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { findCard, saveCustomer } from '../customers/customers.store.ts';
import { type PaymentRow, toProviderPayment } from '../payment-row.ts';
import { findPayment } from '../payments.store.ts';
import { saveCheckoutPage } from './checkout.store.ts';

/**
 * Creates the checkout page of a payment, or of one that waits for the bank's confirmation, and
 * returns its URL. Called after the transaction that opened the payment. Refuses a payment that can
 * no longer be paid, and when the provider does not answer.
 */
export async function startCheckout(
  deps: Deps,
  paymentId: string,
  userId?: string,
): Promise<{ checkoutUrl: string } | Refusal> {
  const { db, clock, paymentProvider: provider } = deps;
  const payment = await findPayment(db, paymentId, userId);
  if (!payment) return refuse('not_found');
  if (payment.provider !== provider.name || !provider.hasCheckout)
    return refuse('payment_provider_unavailable');
  if (!canBePaid(payment, clock.now())) return refuse('payment_expired');
  // A page that was closed by the bank's question is replaced by a new one.
  if (payment.status === 'open' && payment.checkout_url)
    return { checkoutUrl: payment.checkout_url };
  const card = await findCard(db, payment.user_id, provider.name);
  const page = await provider.startCheckout(toProviderPayment(payment), card);
  if ('status' in page) return refuse('payment_provider_unavailable');
  if (page.customerReference)
    await saveCustomer(db, payment.user_id, provider.name, page.customerReference);
  if (await saveCheckoutPage(db, payment.id, page, new Date(clock.now())))
    return { checkoutUrl: page.url };
  // Its time ended meanwhile; the member must not pay on a page that leads to nothing.
  await provider.expireCheckout({
    ...toProviderPayment(payment),
    checkoutReference: page.reference,
  });
  return refuse('payment_expired');
}

function canBePaid(payment: PaymentRow, now: number): boolean {
  const waits = payment.status === 'open' || payment.status === 'requires_action';
  return waits && now < payment.expires_at.getTime();
}
