import type { Tx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Refusal } from '../../platform/refusal.ts';
import type { PaymentRow } from './payment-row.ts';

/**
 * What happens when a payment of one purpose is settled, in the same transaction. A refusal of `paid`
 * undoes what the hook wrote, but not the payment: the money was taken, is kept in the books and
 * given back.
 */
export interface PaymentHook {
  paid(tx: Tx, payment: PaymentRow): Promise<Refusal | null>;
  declined(tx: Tx, payment: PaymentRow): Promise<void>;
  /** Staff recorded it by mistake: what it paid for is undone. */
  reversed?(tx: Tx, payment: PaymentRow): Promise<void>;
  /** The bank wants the member's confirmation, at the payment's `confirm_url`. */
  requiresAction?(tx: Tx, payment: PaymentRow): Promise<void>;
}

const hooks = new WeakMap<Deps, Map<PaymentRow['purpose'], PaymentHook>>();

/** Registers the hook of a feature for one purpose; called while the app is built. */
export function setPaymentHook(
  deps: Deps,
  purpose: PaymentRow['purpose'],
  hook: PaymentHook,
): void {
  const registered = hooks.get(deps) ?? new Map<PaymentRow['purpose'], PaymentHook>();
  hooks.set(deps, registered.set(purpose, hook));
}

/** The hook registered for a purpose. Throws when there is none. */
export function paymentHook(deps: Deps, purpose: PaymentRow['purpose']): PaymentHook {
  const hook = hooks.get(deps)?.get(purpose);
  if (!hook) throw new Error(`No payment hook is registered for ${purpose}`);
  return hook;
}
