import { type AgreedTerms, inactiveState, subscriptionStateAt } from '@pulse/domain';
import type { Db } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { listMembershipsWithPrices } from '../renew/due-memberships.store.ts';
import { renewalTerms } from '../renew/renewal-terms.ts';
import type { StoredMembership } from '../stored-membership.store.ts';
import { findMemberWithPlan, type MemberWithPlanRow } from './given-memberships.store.ts';

/**
 * The person with an email, their membership and what its renewal costs; null without an account of
 * this email.
 */
export async function findMember(deps: Deps, email: string) {
  const found = await findMemberWithPlan(deps.db, { email });
  if (!found) return { member: null };
  const renewal = found.membership && (await findRenewal(deps, found.membership.stored));
  return { member: presentMember(found, deps.clock.now(), renewal) };
}

/** The membership of a person in short; null without one, or when it is over. */
export async function findMembershipOf(db: Db, userId: string, now: number) {
  const found = await findMemberWithPlan(db, { id: userId });
  const membership = found && presentMember(found, now, null).membership;
  if (!membership) return null;
  const { plan_code, status, period_ends_at } = membership;
  return { plan_code, status, period_ends_at };
}

/** A person in its wire form for staff; a membership that is over is none. */
export function presentMember(
  { membership, ...person }: MemberWithPlanRow,
  now: number,
  renewal: AgreedTerms | null,
) {
  const status = membership && subscriptionStateAt(membership.stored, now);
  if (!membership || !status || status === 'ended') return { ...person, membership: null };
  const { stored, ...terms } = membership;
  return {
    ...person,
    membership: {
      ...terms,
      status,
      since: new Date(stored.anchorAt).toISOString(),
      period_ends_at: new Date(stored.periodEndsAt).toISOString(),
      cancel_at_period_end: stored.cancelsAtPeriodEnd,
      given_until: stored.givenUntil,
      renewal: renewal && {
        plan_code: renewal.plan,
        billing_interval: renewal.interval,
        price: renewal.price,
      },
    },
  };
}

// One that is paused, or ends, has none.
async function findRenewal({ db, clock }: Deps, membership: StoredMembership) {
  if (inactiveState(membership, clock.now())) return null;
  const [priced] = await listMembershipsWithPrices(db, [membership.id]);
  return priced ? renewalTerms(priced) : null;
}
