import { MINUTE, type PlanSelection, subscriptionStateAt } from '@pulse/domain';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import { findClassToBook } from '../../classes/index.ts';
import { openPayment } from '../../payments/index.ts';
import { findPlan } from '../memberships.store.ts';
import { PLAN_NAMES } from '../plans/plan-names.ts';
import { planRowPrice } from '../plans/terms-of-plan.ts';
import { findLiveMembership } from '../stored-membership.store.ts';

/** How long the checkout page of a plan stays valid, in minutes. */
const CHECKOUT_MINUTES = 30;

/** The page after paying, and the one where a member with a given plan sees which one is in force. */
export const JOINED_PATH = '/app/subscription-success';
const MEMBERSHIP_PATH = '/app/membership';

/** The plan to pay for, and the class for which it is wanted. */
interface CheckoutCommand extends PlanSelection {
  classSessionId?: string | undefined;
  /** By which a repeat is recognised. */
  idempotencyKey?: string | undefined;
}

/**
 * Opens a payment for a plan, after which the class is offered for which the plan is wanted; an
 * unknown or past one is ignored. Refuses an unknown plan, and a member whose plan has not ended
 * unless it was given: the payment names the given one, which it replaces. A repeat opens no second
 * page.
 */
export async function startCheckout(deps: Deps, userId: string, choice: CheckoutCommand) {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const plan = await findPlan(tx, choice.plan);
    if (!plan) return refuse('plan_unknown', { plan_code: choice.plan });
    const stored = await findLiveMembership(tx, userId);
    const membership = stored && subscriptionStateAt(stored, now) !== 'ended' ? stored : null;
    if (membership && membership.givenUntil === null)
      return refuse('already_member', { plan_code: membership.terms.plan });
    const chosen = choice.classSessionId
      ? await findClassToBook(tx, choice.classSessionId, now)
      : null;
    const path = membership ? MEMBERSHIP_PATH : JOINED_PATH;
    const payment = await openPayment(deps, tx, {
      user_id: userId,
      purpose: 'membership',
      title: PLAN_NAMES[plan.code],
      amount: planRowPrice(plan, choice.interval),
      plan: { code: plan.code, interval: choice.interval },
      ...(membership && { membershipId: membership.id }),
      return_path: chosen ? `${path}?session=${chosen.class_session_id}` : path,
      expiresAt: now + CHECKOUT_MINUTES * MINUTE,
      ...(choice.idempotencyKey && { idempotencyKey: choice.idempotencyKey }),
    });
    if (isRefusal(payment)) return payment;
    return { payment_id: payment.id, checkout_url: payment.checkoutUrl };
  });
}
