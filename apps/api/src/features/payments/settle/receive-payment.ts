import { isSameMoney } from '@pulse/domain';
import type { Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import type { PaidReport } from '../../../platform/payment-provider.ts';
import { saveCard } from '../customers/customers.store.ts';
import { paymentHook } from '../payment-hooks.ts';
import { amountAsked, type PaymentRow } from '../payment-row.ts';
import { issueReceipts } from '../receipts/issue-receipts.ts';
import { saveDifferences } from '../reconcile/differences.store.ts';
import { requestRefund } from '../refund/request-refund.ts';
import { lockAccount, setSavepoint, undoToSavepoint, updatePayment } from './settle.store.ts';

/**
 * Books money that was taken for a payment that the caller has locked, and gives the member what it
 * was for. What cannot be had any more undoes the purchase but never the payment: it stays in the
 * books, is given back, and the member is notified.
 */
export async function receivePayment(
  deps: Deps,
  tx: Tx,
  payment: PaymentRow,
  report: PaidReport,
): Promise<void> {
  const at = new Date(deps.clock.now());
  const isAsAsked = isSameMoney(report.amount, amountAsked(payment));
  await updatePayment(tx, payment.id, {
    status: 'paid',
    settled_at: at,
    provider_reference: report.reference,
    failure_code: null,
    confirm_url: null,
    ...(!isAsAsked && {
      received_minor: report.amount.amount_minor,
      received_currency: report.amount.currency,
    }),
  });
  const hasAccount = await lockAccount(tx, payment.user_id);
  if (hasAccount && report.card) await saveCard(tx, payment.user_id, payment.provider, report.card);
  const obstacle = isAsAsked
    ? await deliver(deps, tx, payment, hasAccount)
    : await keepWrongAmount(deps, tx, payment, report, at);
  if (obstacle === null) {
    const how = payment.purpose === 'renewal' ? 'renewal' : 'checkout';
    await publish(tx, { type: 'payment.settled', payload: { payment_id: payment.id, how } });
  } else await giveBack(tx, payment, obstacle);
  await issueReceipts(deps, tx, [payment.id]);
}

/** Decides the refund of a payment that buys nothing, and has the member notified. */
async function giveBack(tx: Tx, payment: PaymentRow, reason: string): Promise<void> {
  const refund = await requestRefund(tx, { paymentId: payment.id, reason });
  if (refund)
    await publish(tx, {
      type: 'payment.refunded',
      payload: { payment_id: payment.id, refund_id: refund.id, why: 'unusable' },
    });
}

/** Gives the member what was paid for; returns why that is not possible, or null. */
async function deliver(
  deps: Deps,
  tx: Tx,
  payment: PaymentRow,
  hasAccount: boolean,
): Promise<string | null> {
  if (!hasAccount) return 'account_deleted';
  await setSavepoint(tx);
  const refusal = await paymentHook(deps, payment.purpose).paid(tx, payment);
  if (!refusal) return null;
  await undoToSavepoint(tx);
  return refusal.code;
}

/** An amount or a currency that was not asked for buys nothing, and a person looks into it. */
async function keepWrongAmount(
  deps: Deps,
  tx: Tx,
  payment: PaymentRow,
  report: PaidReport,
  at: Date,
): Promise<string> {
  await paymentHook(deps, payment.purpose).declined(tx, payment);
  await saveDifferences(tx, [
    {
      kind: 'wrong_amount',
      provider: payment.provider,
      reference: report.reference,
      payment_id: payment.id,
      expected_minor: payment.amount_minor,
      expected_currency: payment.currency,
      found_minor: report.amount.amount_minor,
      found_currency: report.amount.currency,
      found_at: at,
    },
  ]);
  return 'wrong_amount';
}
