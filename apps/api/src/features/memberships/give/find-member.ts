import { subscriptionStateAt } from '@pulse/domain';
import type { Deps } from '../../../platform/deps.ts';
import { findMemberWithPlan, type MemberWithPlanRow } from './given-memberships.store.ts';

/** The person with an email and their membership; null without an account of this email. */
export async function findMember({ db, clock }: Deps, email: string) {
  const found = await findMemberWithPlan(db, { email });
  return { member: found && presentMember(found, clock.now()) };
}

/** A person in its wire form for staff; a membership that is over is none. */
export function presentMember({ membership, ...person }: MemberWithPlanRow, now: number) {
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
    },
  };
}
