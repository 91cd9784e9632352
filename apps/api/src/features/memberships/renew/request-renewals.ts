import { DAY, type EpochMs, pastDueEndsAt } from '@pulse/domain';
import { inTransaction, type Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { requestCharge } from '../../payments/index.ts';
import { PLAN_NAMES } from '../plan-names.ts';
import { type DueMembership, lockDueMemberships, saveAttempts } from './due-memberships.store.ts';
import { insertCharges, type MembershipCharge } from './membership-charges.store.ts';
import { renewalTerms } from './renewal-terms.ts';

/**
 * Writes the intent to charge for a batch of due memberships, none of which is due again before its
 * charge has settled or its grace is over. Returns the payments to collect.
 */
export async function requestRenewals(deps: Deps): Promise<{ payments: string[] }> {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const due = await lockDueMemberships(tx, new Date(now));
    const charges: MembershipCharge[] = [];
    for (const row of due) charges.push(await requestRenewal(deps, tx, row));
    await insertCharges(tx, charges, new Date(now));
    await saveAttempts(
      tx,
      charges.map((charge) => attemptOf(charge, now)),
    );
    return { payments: charges.map(({ paymentId }) => paymentId) };
  });
}

async function requestRenewal(deps: Deps, tx: Tx, due: DueMembership): Promise<MembershipCharge> {
  const { membership } = due;
  const { id: membershipId, periodEndsAt, userId } = membership;
  const attempt = membership.attempts + 1;
  const terms = renewalTerms(due);
  const payment = await requestCharge(deps, tx, {
    userId,
    membershipId,
    purpose: 'renewal',
    title: PLAN_NAMES[terms.plan],
    amount: terms.price,
    idempotencyKey: `renewal:${membershipId}:${periodEndsAt}:${attempt}`,
    plan: { code: terms.plan, interval: terms.interval },
  });
  return {
    paymentId: payment.id,
    membershipId,
    kind: 'renewal',
    periodEndsAt,
    attempt,
    quoteId: null,
    terms,
    nextTerms: null,
    replacedTerms: null,
  };
}

// Until its charge has settled, a membership is not due again before its grace is over.
function attemptOf({ membershipId, attempt, periodEndsAt }: MembershipCharge, now: EpochMs) {
  const retryAt = new Date(Math.max(pastDueEndsAt(periodEndsAt), now + DAY));
  return { id: membershipId, attempt: attempt ?? 1, retryAt };
}
