import {
  type EligibilityRule,
  getMembershipOptions,
  listPlansOptions,
  type Membership,
  type Plan,
} from '@pulse/contract/client';
import { type RaisedLimit, upgradeThatHelps } from '@pulse/domain';
import { useQuery } from '@tanstack/react-query';

/** A larger plan that includes a refused class, and the limits it raises for that. */
export interface Upgrade {
  plan: Plan;
  raises: RaisedLimit[];
  interval: Membership['billing_interval'];
}

/** The upgrade that a member could make now to book a class; null when none helps. */
export function useUpgrade(rules: readonly EligibilityRule[]): Upgrade | null {
  const { data } = useQuery(getMembershipOptions());
  const plans = useQuery(listPlansOptions());
  const membership = data?.membership;
  // As on the page of the change: what is paused, cancelled or given cannot be changed.
  if (membership?.status !== 'active' || membership.cancel_at_period_end || membership.given_until)
    return null;
  const upgrade = upgradeThatHelps(rules, plans.data?.items ?? [], membership.plan.code);
  return upgrade && { ...upgrade, interval: membership.billing_interval };
}
