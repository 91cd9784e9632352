import { randomUUID } from 'node:crypto';
import type { Money } from '@pulse/domain';
import type { Tx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { insertCharge, type PaymentRow } from './payments.store.ts';

/** What is to be charged to the card on file. */
export interface ChargeRequest {
  userId: string;
  membershipId: string;
  purpose: 'renewal' | 'upgrade';
  title: string;
  amount: Money;
  /** The provider charges once for each key. */
  idempotencyKey: string;
  plan?: { code: NonNullable<PaymentRow['plan_code']>; interval: 'month' | 'year' };
}

/** Writes the intent to charge; collectCharge asks the provider once this is committed. */
export async function requestCharge(
  _deps: Deps,
  tx: Tx,
  request: ChargeRequest,
): Promise<{ id: string }> {
  const id = randomUUID();
  await insertCharge(tx, {
    id,
    provider: 'demo',
    user_id: request.userId,
    membership_id: request.membershipId,
    purpose: request.purpose,
    title: request.title,
    ...request.amount,
    idempotency_key: request.idempotencyKey,
    plan_code: request.plan?.code ?? null,
    billing_interval: request.plan?.interval ?? null,
    booking_id: null,
    return_path: '/app/membership',
    expires_at: new Date('9999-12-31T00:00:00Z'),
  });
  return { id };
}
