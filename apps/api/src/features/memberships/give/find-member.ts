import { type AgreedTerms, inactiveState, subscriptionStateAt } from '@pulse/domain';
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
