import { isSettled, type PaymentState, paymentAfterReport } from '@pulse/domain';
import type { Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { PaymentReport } from '../../../platform/payment-provider.ts';
import { findCard } from '../customers/customers.store.ts';
import { paymentHook } from '../payment-hooks.ts';
import { type PaymentRow, toProviderPayment } from '../payment-row.ts';
import { recordOutsideRefund } from '../refund/record-outside-refund.ts';
import { receivePayment } from './receive-payment.ts';
import { lockPayment, updatePayment } from './settle.store.ts';

/**
 * Settles a payment by what its provider reported, in a transaction of its own: the payment is
 * locked, and the purchase takes effect with it. Reports may come late, twice and in any order. With
 * `once` the report is dropped unless that returns true. Returns the state after it.
 */
export async function settlePayment(
  deps: Deps,
  paymentId: string,
  report: PaymentReport,
  once: (tx: Tx) => Promise<boolean> = async () => true,
): Promise<PaymentState | null> {
  return deps.db.transaction().execute(async (tx) => {
    if (!(await once(tx))) return null;
    const payment = await lockPayment(tx, paymentId);
    return payment && applyReport(deps, tx, payment, report);
  });
}

/** Asks the provider how a payment stands, and settles it so. */
export async function settleAfresh(deps: Deps, payment: PaymentRow): Promise<PaymentState | null> {
  const { db, paymentProvider: provider } = deps;
  if (payment.provider !== provider.name) return payment.status;
  const card = await findCard(db, payment.user_id, provider.name);
  const report = await provider.readPayment(toProviderPayment(payment), card);
  return settlePayment(deps, payment.id, report);
}

async function applyReport(
  deps: Deps,
  tx: Tx,
  payment: PaymentRow,
  report: PaymentReport,
): Promise<PaymentState> {
  const after = paymentAfterReport(payment.status, report.status);
  if (report.status === 'paid' && isSettled(payment.status))
    await recordOutsideRefund(deps, tx, payment, report.refundedMinor);
  if (after === null) return payment.status;
  if (after === 'paid' && report.status === 'paid') {
    await receivePayment(deps, tx, payment, report);
    const current = await lockPayment(tx, payment.id);
    if (current) await recordOutsideRefund(deps, tx, current, report.refundedMinor);
    return current?.status ?? 'paid';
  }
  if (report.status === 'declined') {
    const reference = report.reference ?? payment.provider_reference;
    await updatePayment(tx, payment.id, {
      status: after,
      settled_at: new Date(deps.clock.now()),
      failure_code: report.code,
      provider_reference: reference,
    });
    await paymentHook(deps, payment.purpose).declined(tx, payment);
  } else if (report.status === 'requires_action') {
    const confirm_url = deps.paymentProvider.checkoutPath(payment);
    const provider_reference = report.reference ?? payment.provider_reference;
    await updatePayment(tx, payment.id, { status: after, confirm_url, provider_reference });
    const waiting = { ...payment, status: after, confirm_url, provider_reference };
    await paymentHook(deps, payment.purpose).requiresAction?.(tx, waiting);
  } else await updatePayment(tx, payment.id, { status: after });
  return after;
}
