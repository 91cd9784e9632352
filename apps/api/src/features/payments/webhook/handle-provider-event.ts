import type { Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { PaymentReport, ProviderEvent } from '../../../platform/payment-provider.ts';
import { findCard } from '../customers/customers.store.ts';
import { type PaymentRow, toProviderPayment } from '../payment-row.ts';
import { saveDifferences } from '../reconcile/differences.store.ts';
import { failRefund, findRefund } from '../refund/refunds.store.ts';
import { refundFailure, toProviderRefund } from '../refund/send-refunds.ts';
import { settlePayment } from '../settle/settle-payment.ts';
import { findConcernedPayment, insertWebhookEvent, isKnownEvent } from './webhook-events.store.ts';

type Concerns = NonNullable<ProviderEvent['concerns']>;

/**
 * Handles the event of a provider, each once however often it arrives. What it says is not believed: the
 * payment is read afresh, so that old events and their order do not matter. Returns false when
 * the provider could not be asked; the event is then to be sent again.
 */
export async function handleProviderEvent(deps: Deps, event: ProviderEvent): Promise<boolean> {
  const { db } = deps;
  if (!event.concerns || (await isKnownEvent(db, event.id))) return true;
  const payment = await findConcernedPayment(db, event.concerns);
  // The daily comparison lists money that Pulse did not ask for.
  if (payment?.provider !== deps.paymentProvider.name) return true;
  const report = await readAfresh(deps, payment, event.concerns);
  const failedRefund = await findFailedRefund(deps, event.concerns);
  if (report.status === 'unknown' || failedRefund === 'unknown') return false;
  const at = new Date(deps.clock.now());
  await settlePayment(deps, payment.id, report, async (tx) => {
    if (!(await insertWebhookEvent(tx, event, at))) return false;
    if (event.concerns?.dispute) await listDispute(tx, payment, event.concerns.dispute, at);
    if (failedRefund && (await failRefund(tx, failedRefund.refund.id, failedRefund.code)))
      await saveDifferences(tx, [refundFailure(failedRefund.refund, failedRefund.code, at)]);
    return true;
  });
  return true;
}

async function readAfresh(
  { db, paymentProvider }: Deps,
  payment: PaymentRow,
  { checkoutReference, reference }: Concerns,
): Promise<PaymentReport> {
  const card = await findCard(db, payment.user_id, payment.provider);
  const request = toProviderPayment(payment);
  const report = await paymentProvider.readPayment(
    {
      ...request,
      checkoutReference: checkoutReference ?? request.checkoutReference,
      reference: request.reference ?? reference,
    },
    card,
  );
  // A card that was declined on the page: the page is still open for another one.
  const isOnPage = payment.status === 'open' && reference !== null && checkoutReference === null;
  return isOnPage && report.status === 'declined' ? { status: 'open' } : report;
}

/** A refund that a bank sent back, read afresh as well; null when the event is of none. */
async function findFailedRefund({ db, paymentProvider }: Deps, { refundId }: Concerns) {
  const refund = refundId ? await findRefund(db, refundId) : null;
  if (!refund?.provider_reference) return null;
  const report = await paymentProvider.refund(toProviderRefund(refund));
  if (report.status === 'unknown') return 'unknown';
  return report.status === 'failed' ? { refund, code: report.code } : null;
}

async function listDispute(
  tx: Tx,
  payment: PaymentRow,
  { reference, amount, status }: NonNullable<Concerns['dispute']>,
  at: Date,
): Promise<void> {
  await saveDifferences(tx, [
    {
      kind: 'disputed',
      provider: payment.provider,
      reference,
      payment_id: payment.id,
      expected_minor: payment.amount_minor,
      expected_currency: payment.currency,
      found_minor: amount.amount_minor,
      found_currency: amount.currency,
      detail: status,
      found_at: at,
    },
  ]);
}
