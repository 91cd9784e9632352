import { MINUTE, type PlanSelection, subscriptionStateAt } from '@pulse/domain';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { isRefusal, refuse } from '../../platform/refusal.ts';
import { findClassToBook } from '../classes/index.ts';
import { openPayment } from '../payments/index.ts';
import { loadPlanAndUses } from './member-uses.store.ts';
import { findPlan } from './memberships.store.ts';
import { PLAN_NAMES } from './plan-names.ts';
import { planRowPrice } from './terms-of-plan.ts';

/** How long the checkout page of a plan stays valid, in minutes. */
const CHECKOUT_MINUTES = 30;

/** The page after paying. */
const RETURN_PATH = '/app/subscription-success';

/** The plan to pay for, and the class for which it is wanted. */
interface CheckoutCommand extends PlanSelection {
  classSessionId?: string | undefined;
  /** By which a repeat is recognised. */
  idempotencyKey?: string | undefined;
}

/**
 * Opens a payment for a plan, after which the class is offered for which the plan is wanted; an
 * unknown or past one is ignored. Refuses an unknown plan and a member whose plan has not ended. A repeat with the same key opens
 * no second payment.
 */
export async function startCheckout(deps: Deps, userId: string, choice: CheckoutCommand) {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const plan = await findPlan(tx, choice.plan);
    if (!plan) return refuse('plan_unknown', { plan_code: choice.plan });
    const { membership } = await loadPlanAndUses(tx, userId, now, now);
    if (membership && subscriptionStateAt(membership, now) !== 'ended')
      return refuse('already_member', { plan_code: membership.planCode });
    const chosen = choice.classSessionId
      ? await findClassToBook(tx, choice.classSessionId, now)
      : null;
    const payment = await openPayment(deps, tx, {
      user_id: userId,
      purpose: 'membership',
      title: PLAN_NAMES[plan.code],
      amount: planRowPrice(plan, choice.interval),
      plan: { code: plan.code, interval: choice.interval },
      return_path: chosen ? `${RETURN_PATH}?session=${chosen.class_session_id}` : RETURN_PATH,
      expiresAt: now + CHECKOUT_MINUTES * MINUTE,
      ...(choice.idempotencyKey && { idempotencyKey: choice.idempotencyKey }),
    });
    if (isRefusal(payment)) return payment;
    return { payment_id: payment.id, checkout_url: payment.checkoutUrl };
  });
}
