import { CHARGE_LEASE, nextChargeLookAt, nextChargeStep, type PaymentState } from '@pulse/domain';
import type { Deps } from '../../../platform/deps.ts';
import type { PaymentReport } from '../../../platform/payment-provider.ts';
import { findCard } from '../customers/customers.store.ts';
import { forEachBounded } from '../for-each-bounded.ts';
import { type PaymentRow, toProviderPayment } from '../payment-row.ts';
import { findPayment } from '../payments.store.ts';
import { settlePayment } from '../settle/settle-payment.ts';
import { claimCharge, postponeCharge } from './charges.store.ts';

/** What has become of a charge; `given_back`: paid, but what it was for could not be had. */
export type ChargeOutcome = 'paid' | 'declined' | 'requires_action' | 'processing' | 'given_back';

/**
 * Makes an intended charge after its transaction has committed, and settles it in a second one.
 * Without an answer it stays `processing` and is looked at again by `collectUnsettledCharges`;
 * repeating it at any point charges once, because its key stays the same.
 */
export async function collectCharge(deps: Deps, paymentId: string): Promise<ChargeOutcome> {
  const now = deps.clock.now();
  const until = new Date(now + CHARGE_LEASE);
  const claimed = await claimCharge(deps.db, paymentId, new Date(now), until);
  if (!claimed) return outcomeOf((await findPayment(deps.db, paymentId))?.status);
  const report = await askProvider(deps, claimed, now);
  const after = await settlePayment(deps, paymentId, report);
  if (after === 'processing')
    await postponeCharge(deps.db, paymentId, new Date(nextChargeLookAt(now, claimed.attempts)));
  return outcomeOf(after);
}

/** Makes many charges, ten at a time; a failure is logged and stops no other. */
export async function collectCharges(deps: Deps, ids: readonly string[]): Promise<void> {
  await forEachBounded(deps, ids, (id) => collectCharge(deps, id));
}

async function askProvider(
  { db, paymentProvider: provider }: Deps,
  payment: PaymentRow & { account_deleted: boolean },
  now: number,
): Promise<PaymentReport> {
  if (payment.provider !== provider.name)
    return { status: 'declined', code: 'provider_not_configured', reference: null };
  const isFirst = payment.attempts === 1;
  // Its card is gone at the provider; what was charged before is still looked for.
  if (isFirst && payment.account_deleted)
    return { status: 'declined', code: 'account_deleted', reference: null };
  const card = await findCard(db, payment.user_id, provider.name);
  const request = toProviderPayment(payment);
  const step = nextChargeStep({ attemptedAt: payment.attempted_at?.getTime() ?? null }, now);
  if (step === 'charge' && !payment.account_deleted) return provider.charge(request, card);
  const report = await provider.readPayment(request, card);
  if (report.status !== 'missing') return report;
  return { status: 'declined', code: 'no_answer', reference: null };
}

// Money that was given back again is no charge that was made.
function outcomeOf(state: PaymentState | null | undefined): ChargeOutcome {
  if (state === 'paid' || state === 'requires_action' || state === 'processing') return state;
  return state === 'refunded' || state === 'partially_refunded' ? 'given_back' : 'declined';
}
