import {
  billingMonthOf,
  type EpochMs,
  localDayOf,
  type Money,
  PAUSES_PER_YEAR,
  type PriceNotice,
  pastDueEndsAt,
  pausesThisYear,
  type SubscriptionState,
  subscriptionStateAt,
} from '@pulse/domain';
import type { Deps } from '../../platform/deps.ts';
import { refuse } from '../../platform/refusal.ts';
import { countUses, type MemberUse, noShowRestrictionUntil } from './member-use.ts';
import { loadMembershipPage } from './member-uses.store.ts';
import { presentAgreedPlan } from './present-plan.ts';
import { renewalTerms } from './renew/renewal-terms.ts';
import type { StoredMembership } from './stored-membership.store.ts';
import { planRowPrice } from './terms-of-plan.ts';

/**
 * The member's plan with its remaining allowance; null without one. "Today" is the day in the
 * member's own time zone, as there is no venue here; the month is the current billing month.
 */
export async function getMembership(deps: Deps, userId: string) {
  const now = deps.clock.now();
  const page = await loadMembershipPage(deps.db, userId, now);
  const { membership, stored, uses, plan, timeZone } = page;
  if (!membership || !stored || !plan) return { membership: null };
  const status = subscriptionStateAt(membership, now);
  if (status === 'ended') return { membership: null };
  const byPlan = uses.filter((use) => use.paidBy === 'plan');
  const month = billingMonthOf(membership.anchorAt, now, membership.pauses);
  const today = localDayOf(now, timeZone);
  const restrictedUntil = noShowRestrictionUntil(uses, now);
  return {
    membership: {
      id: membership.id,
      plan: presentAgreedPlan(plan, stored.terms),
      price: stored.terms.price,
      billing_interval: membership.interval,
      status,
      period_ends_at: iso(membership.periodEndsAt),
      cancel_at_period_end: membership.cancelsAtPeriodEnd,
      paused_until: status === 'paused' ? iso(membership.resumesAt) : null,
      given_until: stored.givenUntil,
      renewal: presentRenewal(
        stored,
        status,
        planRowPrice(plan, membership.interval),
        page.notices,
      ),
      past_due: status === 'past_due' ? presentPastDue(stored) : null,
      pauses_left: Math.max(0, PAUSES_PER_YEAR - pausesThisYear(membership.pauses, now).length),
      allowance: {
        month: counter(countUses(byPlan, month, membership.visitsPerMonth)),
        plus: counter(countUses(byPlan.filter(isPlus), month, membership.plusVisitsPerMonth)),
        today: counter(countUses(byPlan.filter(isClass), today, membership.classesPerDay)),
      },
      no_show_restriction_until: iso(restrictedUntil),
    },
  };
}

/** The member's plan after a change of it; refuses when it has ended meanwhile. */
export async function presentMembershipOf(deps: Deps, userId: string) {
  const { membership } = await getMembership(deps, userId);
  return membership ?? refuse('no_membership');
}

/** What the next renewal is and costs; null when there is none, or when it is overdue. */
function presentRenewal(
  membership: StoredMembership,
  status: SubscriptionState,
  currentPrice: Money,
  notices: readonly PriceNotice[],
) {
  const { periodEndsAt, cancelsAtPeriodEnd, terms } = membership;
  if (cancelsAtPeriodEnd || status === 'past_due') return null;
  const next = renewalTerms({ membership, currentPrice, notices });
  return {
    at: iso(periodEndsAt),
    plan_code: next.plan,
    billing_interval: next.interval,
    price: next.price,
    changes: next.plan !== terms.plan || next.interval !== terms.interval,
  };
}

function presentPastDue({ periodEndsAt, retryAt }: StoredMembership) {
  const endsAt = pastDueEndsAt(periodEndsAt);
  const isAttempt = retryAt !== null && retryAt < endsAt;
  return { next_attempt_at: iso(isAttempt ? retryAt : null), ends_at: iso(endsAt) };
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
