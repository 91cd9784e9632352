import { type BillingInterval, type Money, type PlanCode, receivedDayFault } from '@pulse/domain';
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
  /** Why it is not the price of the plan; null when it is. */
  otherAmountReason: string | null;
  method: 'cash' | 'transfer';
  /** The day it was received, in UTC. */
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
 * the own account, a receipt number that was used before, a day to come or long past, another amount
 * than the price without a reason, and a purchase that is not possible: nothing is recorded then, and
 * staff can give the money back.
 */
export async function recordManualPayment(
  deps: Deps,
  staff: AuthenticatedUser,
  command: ManualPayment,
) {
  const { db, clock } = deps;
  const at = new Date(clock.now());
  if (command.userId === staff.id)
    return refuse('validation_failed', { field: 'user_id', fault: 'own_payment' });
  const fault = receivedDayFault(command.receivedOn, clock.now());
  if (fault) return refuse('validation_failed', { field: 'received_on', fault });
  return inTransaction(db, async (tx) => {
    if (!(await lockAccount(tx, command.userId))) return refuse('not_found');
    const inserted = await insertManualPayment(tx, {
      user_id: command.userId,
      purpose: command.purpose,
      ...command.amount,
      other_amount_reason: command.otherAmountReason,
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
        other_amount_reason: command.otherAmountReason,
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
