import { audit } from '../../../platform/audit/audit.sql.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { refuse } from '../../../platform/refusal.ts';
import { paymentHook } from '../payment-hooks.ts';
import { amountAsked } from '../payment-row.ts';
import { presentPayment } from '../present-payment.ts';
import { issueCreditNote } from '../receipts/issue-receipts.ts';
import { lockPayment, updatePayment } from '../settle/settle.store.ts';
import { insertManualPayment } from './manual-payments.store.ts';

/**
 * Takes back a payment that was recorded by mistake: a second row with the negative amount, so that
 * the books show both; what it paid for is undone. Refuses one that staff did not record, and a second reversal.
 */
export async function reverseManualPayment(
  deps: Deps,
  staff: AuthenticatedUser,
  paymentId: string,
  reason: string,
) {
  const { db, clock } = deps;
  const at = new Date(clock.now());
  return inTransaction(db, async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    if (payment?.provider !== 'manual' || payment.amount_minor < 0) return refuse('not_found');
    if (payment.status !== 'paid') return refuse('payment_not_refundable');
    const reversal = await insertManualPayment(tx, {
      user_id: payment.user_id,
      purpose: payment.purpose,
      amount_minor: -payment.amount_minor,
      currency: payment.currency,
      status: 'paid',
      plan_code: payment.plan_code,
      billing_interval: payment.billing_interval,
      title: payment.title,
      return_path: payment.return_path,
      recorded_by: staff.id,
      reverses_payment_id: payment.id,
      expires_at: at,
      settled_at: at,
      created_at: at,
    });
    if (!reversal) return refuse('payment_not_refundable');
    const values = { status: 'refunded', refunded_minor: payment.amount_minor } as const;
    await updatePayment(tx, payment.id, values);
    await paymentHook(deps, payment.purpose).reversed?.(tx, payment);
    await audit(tx, {
      actor: staff.id,
      action: 'reverse_payment',
      subject: { type: 'payment', id: payment.id },
      before: { status: payment.status },
      after: { status: 'refunded', reversal: reversal.id, reason },
    });
    await issueCreditNote(deps, tx, { paymentId, refundId: null, amount: amountAsked(payment) });
    return presentPayment({ ...payment, ...values }, clock.now());
  });
}
