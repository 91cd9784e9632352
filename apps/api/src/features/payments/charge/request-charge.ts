import { chargeableMoney, DAY, type Money } from '@pulse/domain';
import type { Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { PaymentRow } from '../payment-row.ts';
import { insertIntents, type NewCharge } from './charges.store.ts';

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
  /** Where to go once the member has confirmed it with the bank; the membership without one. */
  returnPath?: string;
}

/**
 * Writes that charges are intended, in the caller's transaction, and returns their payments in the
 * same order; `collectCharge` makes them after the commit. The same key again returns the same one.
 */
export async function requestCharges(
  deps: Deps,
  tx: Tx,
  commands: readonly ChargeCommand[],
): Promise<{ id: string }[]> {
  const ids = await insertIntents(
    tx,
    commands.map((command) => intentOf(deps, command)),
  );
  return commands.map(({ idempotencyKey }) => {
    const id = ids.get(idempotencyKey);
    if (!id) throw new Error('A charge that was just intended is missing');
    return { id };
  });
}

/** The same for one charge. */
export async function requestCharge(
  deps: Deps,
  tx: Tx,
  command: ChargeCommand,
): Promise<{ id: string }> {
  const [payment] = await requestCharges(deps, tx, [command]);
  if (!payment) throw new Error('A charge that was just intended is missing');
  return payment;
}

function intentOf({ clock, paymentProvider }: Deps, command: ChargeCommand): NewCharge {
  const now = clock.now();
  return {
    provider: paymentProvider.name,
    user_id: command.userId,
    membership_id: command.membershipId,
    purpose: command.purpose,
    title: command.title,
    ...chargeableMoney(command.amount),
    plan_code: command.plan?.code ?? null,
    billing_interval: command.plan?.interval ?? null,
    idempotency_key: command.idempotencyKey,
    return_path: command.returnPath ?? '/app/membership',
    expires_at: new Date(now + CONFIRMABLE_DAYS * DAY),
    created_at: new Date(now),
  };
}
