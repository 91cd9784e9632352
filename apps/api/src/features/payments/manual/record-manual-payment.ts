import type { BillingInterval, Money, PlanCode } from '@pulse/domain';
import { audit } from '../../../platform/audit/audit.sql.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { refuse } from '../../../platform/refusal.ts';
import { paymentHook } from '../payment-hooks.ts';
import { presentPayment } from '../present-payment.ts';
import { issueReceipts } from '../receipts/issue-receipts.ts';
import { lockAccount, lockPayment } from '../settle/settle.store.ts';
import { insertManualPayment } from './manual-payments.store.ts';

/** Money that was paid to staff. */
export interface ManualPayment {
  userId: string;
  purpose: 'membership' | 'renewal';
  plan: PlanCode;
  interval: BillingInterval;
  amount: Money;
  method: 'cash' | 'transfer';
  /** The day it was received, not in the future. */
  receivedOn: string;
  receiptNumber: string;
}

const TITLES: Record<PlanCode, string> = {
  basic: 'Pulse Basic',
  plus: 'Pulse Plus',
  unlimited: 'Pulse Unlimited',
};

/**
 * Records cash or a transfer, and gives the member what it pays for in the same transaction. Refuses
 * a receipt number that was used before, a day to come, and a purchase that is not possible: nothing
 * is recorded then, and staff can give the money back.
 */
export async function recordManualPayment(
  deps: Deps,
  staff: AuthenticatedUser,
  command: ManualPayment,
) {
  const { db, clock } = deps;
  const at = new Date(clock.now());
  if (command.receivedOn > at.toISOString().slice(0, 10))
    return refuse('validation_failed', { field: 'received_on' });
  return inTransaction(db, async (tx) => {
    if (!(await lockAccount(tx, command.userId))) return refuse('not_found');
    const inserted = await insertManualPayment(tx, {
      user_id: command.userId,
      purpose: command.purpose,
      ...command.amount,
      status: 'paid',
      plan_code: command.plan,
      billing_interval: command.interval,
      title: TITLES[command.plan],
      return_path: '/app/membership',
      method: command.method,
      receipt_number: command.receiptNumber,
      received_on: command.receivedOn,
      recorded_by: staff.id,
      expires_at: at,
      settled_at: at,
      created_at: at,
    });
    if (!inserted) return refuse('receipt_number_taken');
    const payment = await lockPayment(tx, inserted.id);
    if (!payment) throw new Error('A payment that was just recorded is missing');
    const refusal = await paymentHook(deps, command.purpose).paid(tx, payment);
    if (refusal) return refusal;
    await publish(tx, {
      type: 'payment.settled',
      payload: { payment_id: payment.id, how: 'checkout' },
    });
    await audit(tx, {
      actor: staff.id,
      action: 'record_payment',
      subject: { type: 'payment', id: payment.id },
      after: {
        ...command.amount,
        purpose: command.purpose,
        method: command.method,
        receipt_number: command.receiptNumber,
        received_on: command.receivedOn,
      },
    });
    await issueReceipts(deps, tx, [payment.id]);
    return presentPayment(payment, clock.now());
  });
}
