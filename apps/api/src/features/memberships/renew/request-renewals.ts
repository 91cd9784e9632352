import { DAY, type EpochMs, pastDueEndsAt } from '@pulse/domain';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type Part, WHOLE } from '../../../platform/jobs/part.sql.ts';
import { type ChargeCommand, requestCharges } from '../../payments/index.ts';
import { PLAN_NAMES } from '../plans/plan-names.ts';
import { type DueMembership, lockDueMemberships, saveAttempts } from './due-memberships.store.ts';
import { insertCharges, type MembershipCharge } from './membership-charges.store.ts';
import { renewalTerms } from './renewal-terms.ts';

/**
 * Writes the intent to charge for a batch of due memberships of a part, none of which is due again before its
 * charge has settled or its grace is over. Returns the payments to collect.
 */
export async function requestRenewals(
  deps: Deps,
  part: Part = WHOLE,
): Promise<{ payments: string[] }> {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const due = await lockDueMemberships(tx, new Date(now), part);
    const payments = await requestCharges(deps, tx, due.map(chargeOf));
    const charges = due.flatMap((row, index) => {
      const payment = payments[index];
      return payment ? [whatItPaysFor(row, payment.id)] : [];
    });
    await insertCharges(tx, charges, new Date(now));
    await saveAttempts(
      tx,
      charges.map((charge) => attemptOf(charge, now)),
    );
    return { payments: charges.map(({ paymentId }) => paymentId) };
  });
}

function chargeOf(due: DueMembership): ChargeCommand {
  const { id: membershipId, periodEndsAt, userId, attempts } = due.membership;
  const terms = renewalTerms(due);
  return {
    userId,
    membershipId,
    purpose: 'renewal',
    title: PLAN_NAMES[terms.plan],
    amount: terms.price,
    idempotencyKey: `renewal:${membershipId}:${periodEndsAt}:${attempts + 1}`,
    plan: { code: terms.plan, interval: terms.interval },
  };
}

function whatItPaysFor(due: DueMembership, paymentId: string): MembershipCharge {
  const { id: membershipId, periodEndsAt, attempts } = due.membership;
  return {
    paymentId,
    membershipId,
    kind: 'renewal',
    periodEndsAt,
    attempt: attempts + 1,
    quoteId: null,
    terms: renewalTerms(due),
    nextTerms: null,
    replacedTerms: null,
  };
}

// Until its charge has settled, a membership is not due again before its grace is over.
function attemptOf({ membershipId, attempt, periodEndsAt }: MembershipCharge, now: EpochMs) {
  const retryAt = new Date(Math.max(pastDueEndsAt(periodEndsAt), now + DAY));
  return { id: membershipId, attempt: attempt ?? 1, retryAt };
}
