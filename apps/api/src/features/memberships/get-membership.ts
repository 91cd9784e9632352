import { billingMonthOf, type EpochMs, localDayOf, subscriptionStateAt } from '@pulse/domain';
import type { Deps } from '../../platform/deps.ts';
import { countUses, type MemberUse, noShowRestrictionUntil } from './member-use.ts';
import { loadMembershipPage } from './member-uses.store.ts';
import { presentPlan } from './present-plan.ts';

/**
 * The member's plan with its remaining allowance; null without one. "Today" is the day in the
 * member's own time zone, as there is no venue here; the month is the current billing month.
 */
export async function getMembership(deps: Deps, userId: string) {
  const now = deps.clock.now();
  const { membership, uses, plan, timeZone } = await loadMembershipPage(deps.db, userId, now);
  if (!membership || !plan) return { membership: null };
  const status = subscriptionStateAt(membership, now);
  if (status === 'ended') return { membership: null };
  const byPlan = uses.filter((use) => use.paidBy === 'plan');
  const month = billingMonthOf(membership.anchorAt, now);
  const today = localDayOf(now, timeZone);
  const restrictedUntil = noShowRestrictionUntil(uses, now);
  return {
    membership: {
      id: membership.id,
      plan: presentPlan(plan, true),
      billing_interval: membership.interval,
      status,
      period_ends_at: iso(membership.periodEndsAt),
      cancel_at_period_end: membership.cancelsAtPeriodEnd,
      paused_until: status === 'paused' ? iso(membership.resumesAt) : null,
      allowance: {
        month: counter(countUses(byPlan, month, membership.visitsPerMonth)),
        plus: counter(countUses(byPlan.filter(isPlus), month, membership.plusVisitsPerMonth)),
        today: counter(countUses(byPlan.filter(isClass), today, membership.classesPerDay)),
      },
      no_show_restriction_until: iso(restrictedUntil),
    },
  };
}

const isPlus = (use: MemberUse) => use.tier === 'plus';
const isClass = (use: MemberUse) => use.kind === 'class';

function counter({ used, booked, limit, resetsAt }: ReturnType<typeof countUses>) {
  return { used, booked, limit, resets_at: iso(resetsAt) };
}

function iso(at: EpochMs): string;
function iso(at: EpochMs | null): string | null;
function iso(at: EpochMs | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
