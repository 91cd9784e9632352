import { chargeableMoney, DAY, type Money } from '@pulse/domain';
import type { Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { PaymentRow } from '../payment-row.ts';
import { insertCharge } from './charges.store.ts';

/** How long the member may confirm a charge with the bank. */
const CONFIRMABLE_DAYS = 7;

/** A charge of the saved card while the member is away. */
export interface ChargeCommand {
  userId: string;
  membershipId: string;
  purpose: 'renewal' | 'upgrade';
  title: string;
  amount: Money;
  /** Made of membership, period and attempt: the same charge never gets two keys. */
  idempotencyKey: string;
  plan?: { code: NonNullable<PaymentRow['plan_code']>; interval: 'month' | 'year' };
}

/**
 * Writes that a charge is intended, in the caller's transaction; `collectCharge` makes it after the
 * commit. The same key again returns the same payment.
 */
export async function requestCharge(
  { clock, paymentProvider }: Deps,
  tx: Tx,
  command: ChargeCommand,
): Promise<{ id: string }> {
  const now = clock.now();
  return insertCharge(tx, {
    provider: paymentProvider.name,
    user_id: command.userId,
    membership_id: command.membershipId,
    purpose: command.purpose,
    title: command.title,
    ...chargeableMoney(command.amount),
    plan_code: command.plan?.code ?? null,
    billing_interval: command.plan?.interval ?? null,
    idempotency_key: command.idempotencyKey,
    return_path: '/app/membership',
    expires_at: new Date(now + CONFIRMABLE_DAYS * DAY),
    created_at: new Date(now),
  });
}
