import {
  bookingsAbovePlan,
  type ChangeQuote,
  type ChangeQuoteDetails,
  type EpochMs,
  inactiveState,
  MINUTE,
  type PlanSelection,
  quoteChange as quotePlans,
  subscriptionStateAt,
} from '@pulse/domain';
import { inTransaction, type Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { findPlan } from '../memberships.store.ts';
import { termsOfPlan } from '../plans/terms-of-plan.ts';
import { findLiveMembership, type StoredMembership } from '../stored-membership.store.ts';
import { listPlanBookings, presentTouchedBooking } from '../touched-bookings.store.ts';
import { insertQuote } from './membership-quotes.store.ts';

/** How long a quote is good, in minutes. */
const QUOTE_MINUTES = 10;

/**
 * What another plan or interval costs the member, stored for 10 minutes. Refuses without a membership
 * that is active and goes on, and a plan that is the present one.
 */
export async function quoteChange(
  deps: Deps,
  userId: string,
  selection: PlanSelection,
): Promise<ChangeQuoteDetails | Refusal> {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const membership = await findLiveMembership(tx, userId);
    if (!membership) return refuse('no_membership');
    const offer = await makeOffer(tx, membership, selection, now);
    if (isRefusal(offer)) return offer;
    const expiresAt = new Date(now + QUOTE_MINUTES * MINUTE);
    const at = new Date(now);
    const stored = await insertQuote(tx, membership.id, { ...selection, offer, expiresAt, at });
    return presentQuote(tx, membership, offer, { id: stored.id, expiresAt });
  });
}

/** The offer for a change of plan at `now`, from the membership and the plan as they are. */
export async function makeOffer(
  tx: Tx,
  membership: StoredMembership,
  selection: PlanSelection,
  now: EpochMs,
): Promise<ChangeQuote | Refusal> {
  if (subscriptionStateAt(membership, now) === 'ended') return refuse('no_membership');
  if (membership.givenUntil !== null) return refuse('membership_given');
  const state = inactiveState(membership, now);
  if (state) return refuse('membership_not_active', { state });
  const plan = await findPlan(tx, selection.plan);
  if (!plan) return refuse('plan_unknown', { plan_code: selection.plan });
  if (plan.currency !== membership.terms.price.currency) return refuse('plan_in_other_currency');
  const terms = { month: termsOfPlan(plan, 'month'), year: termsOfPlan(plan, 'year') };
  const offer = quotePlans(membership, { interval: selection.interval, terms }, now);
  return offer ?? refuse('same_plan');
}

async function presentQuote(
  tx: Tx,
  membership: StoredMembership,
  { now, atRenewal, renewsAt, renewalPrice }: ChangeQuote,
  { id, expiresAt }: { id: string; expiresAt: Date },
): Promise<ChangeQuoteDetails> {
  const after = atRenewal ?? now?.terms ?? membership.terms;
  const later = await listPlanBookings(tx, membership.userId, new Date(renewsAt - 1));
  return {
    id,
    expires_at: expiresAt.toISOString(),
    now: now && {
      plan_code: now.terms.plan,
      billing_interval: now.terms.interval,
      charge: now.charge,
    },
    renewal: {
      plan_code: after.plan,
      billing_interval: after.interval,
      at: new Date(renewsAt).toISOString(),
      price: renewalPrice,
      changes: atRenewal !== null,
    },
    bookings_above_plan: bookingsAbovePlan(later, after, membership).map(presentTouchedBooking),
  };
}
