import type { Tx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Refusal } from '../../platform/refusal.ts';
import type { PaymentRow } from './payments.store.ts';

/**
 * What a payment's purpose does when it is decided, in the transaction that decides it: money and
 * what it buys become true together. A refusal undoes the payment.
 */
export interface PaymentHook {
  paid(tx: Tx, payment: PaymentRow): Promise<Refusal | null>;
  declined(tx: Tx, payment: PaymentRow): Promise<void>;
}

const hooks = new WeakMap<Deps, Map<PaymentRow['purpose'], PaymentHook>>();

/** Lets a feature answer for one purpose; called while the app is built. */
export function setPaymentHook(
  deps: Deps,
  purpose: PaymentRow['purpose'],
  hook: PaymentHook,
): void {
  const registered = hooks.get(deps) ?? new Map<PaymentRow['purpose'], PaymentHook>();
  hooks.set(deps, registered.set(purpose, hook));
}

/** The feature that answers for a purpose. Throws when none does: nothing could be bought then. */
export function paymentHook(deps: Deps, purpose: PaymentRow['purpose']): PaymentHook {
  const hook = hooks.get(deps)?.get(purpose);
  if (!hook) throw new Error(`Nobody answers for payments of ${purpose}`);
  return hook;
}
