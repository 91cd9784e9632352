import { MINUTE, subscriptionStateAt } from '@pulse/domain';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import { findConfirmUrl, openPayment } from '../../payments/index.ts';
import { PLAN_NAMES } from '../plans/plan-names.ts';
import { lockLiveMembership } from '../stored-membership.store.ts';
import { listMembershipsWithPrices } from './due-memberships.store.ts';
import { findWaitingCharge, insertCharges } from './membership-charges.store.ts';
import { renewalTerms } from './renewal-terms.ts';

/** How long the card page stays valid, in minutes. */
const CHECKOUT_MINUTES = 30;

/**
 * Where a member pays an overdue renewal: the page of the bank that waits for a confirmation, or a
 * card page for a new card, the same one while it is open. Whichever is paid first renews; another
 * one is refunded.
 */
export async function repairMembership(deps: Deps, userId: string) {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const membership = await lockLiveMembership(tx, userId);
    const state = membership && subscriptionStateAt(membership, now);
    if (!membership || state === 'ended') return refuse('no_membership');
    if (state !== 'past_due') return refuse('not_past_due');
    const { id: membershipId, periodEndsAt } = membership;
    const waiting = await findWaitingCharge(tx, membershipId, new Date(periodEndsAt));
    const confirmUrl = waiting && (await findConfirmUrl(tx, waiting));
    if (confirmUrl) return { kind: 'confirm' as const, url: confirmUrl };
    const [priced] = await listMembershipsWithPrices(tx, [membershipId]);
    if (!priced) return refuse('no_membership');
    const terms = renewalTerms(priced);
    const payment = await openPayment(deps, tx, {
      user_id: userId,
      purpose: 'renewal',
      membershipId,
      title: PLAN_NAMES[terms.plan],
      amount: terms.price,
      plan: { code: terms.plan, interval: terms.interval },
      return_path: '/app/membership',
      expiresAt: now + CHECKOUT_MINUTES * MINUTE,
    });
    if (isRefusal(payment)) return payment;
    const paidFor = { paymentId: payment.id, membershipId, kind: 'renewal' as const, periodEndsAt };
    const nothing = { attempt: null, quoteId: null, nextTerms: null, replacedTerms: null };
    if (payment.isNew) await insertCharges(tx, [{ ...paidFor, ...nothing, terms }], new Date(now));
    return { kind: 'new_card' as const, url: payment.checkoutUrl };
  });
}
