import { MINUTE, refundRetryAt } from '@pulse/domain';
import type { Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { PaymentProvider, RefundReport } from '../../../platform/payment-provider.ts';
import { forEachBounded } from '../for-each-bounded.ts';
import { manualProvider } from '../manual/manual-provider.ts';
import { issueCreditNote } from '../receipts/issue-receipts.ts';
import { saveDifferences } from '../reconcile/differences.store.ts';
import { claimDueRefunds, type DueRefund, saveRefundOutcome } from './refunds.store.ts';

/** The most refunds sent in one run; the others follow in the next. */
const BATCH = 200;
/** How long one process works on a refund before another one may. */
const LEASE = 5 * MINUTE;

/**
 * Sends due refunds to their providers, ten at a time and each by itself: one that fails is tried
 * again later under its own key, and stops no other. One that failed for good is listed for people.
 */
export async function sendRefunds(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const due = await claimDueRefunds(deps.db, new Date(now), new Date(now + LEASE), BATCH);
  await forEachBounded(deps, due, (refund) => sendRefund(deps, refund));
}

async function sendRefund(deps: Deps, refund: DueRefund): Promise<void> {
  const provider = providerOf(deps, refund);
  const report: RefundReport = provider
    ? await provider.refund(toProviderRefund(refund))
    : { status: 'failed', code: 'provider_not_configured' };
  await deps.db.transaction().execute((tx) => settleRefund(deps, tx, refund, report));
}

/** What a provider needs to know of a refund. */
export function toProviderRefund(refund: DueRefund) {
  return {
    id: refund.id,
    amount: { amount_minor: refund.amount_minor, currency: refund.currency },
    paymentReference: refund.payment_reference,
    reference: refund.provider_reference,
  };
}

async function settleRefund(
  deps: Deps,
  tx: Tx,
  refund: DueRefund,
  report: RefundReport,
): Promise<void> {
  const now = deps.clock.now();
  if (report.status === 'succeeded') {
    const provider_reference = report.reference ?? refund.provider_reference;
    const done = { status: 'succeeded', provider_reference, settled_at: new Date(now) } as const;
    if (!(await saveRefundOutcome(tx, refund.id, done))) return;
    const { payment_id: paymentId, amount_minor, currency } = refund;
    const amount = { amount_minor, currency };
    await issueCreditNote(deps, tx, { paymentId, refundId: refund.id, amount });
    return;
  }
  // The bank has it; it is asked again, with growing pauses, until it has arrived.
  const accepted = report.status === 'pending' ? { provider_reference: report.reference } : {};
  const failure_code = report.status === 'failed' ? report.code : null;
  const retryAt = refundRetryAt(now, refund.attempts);
  if (retryAt !== null) {
    const next_attempt_at = new Date(retryAt);
    const outcome = { status: 'pending', next_attempt_at, failure_code, ...accepted } as const;
    await saveRefundOutcome(tx, refund.id, outcome);
    return;
  }
  await saveRefundOutcome(tx, refund.id, { status: 'failed', failure_code, ...accepted });
  await saveDifferences(tx, [refundFailure(refund, failure_code ?? 'no_answer', new Date(now))]);
}

/** The difference that shows a failed refund to people. */
export function refundFailure(refund: DueRefund, detail: string, at: Date) {
  return {
    kind: 'refund_failed' as const,
    provider: refund.provider,
    reference: refund.id,
    payment_id: refund.payment_id,
    expected_minor: refund.amount_minor,
    expected_currency: refund.currency,
    detail,
    found_at: at,
  };
}

function providerOf({ paymentProvider }: Deps, { provider }: DueRefund): PaymentProvider | null {
  if (provider === paymentProvider.name) return paymentProvider;
  return provider === 'manual' ? manualProvider : null;
}
