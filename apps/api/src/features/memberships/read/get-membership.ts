import {
  type AgreedTerms,
  billingMonthOf,
  type EpochMs,
  localDayOf,
  PAUSES_PER_YEAR,
  pastDueEndsAt,
  pausesThisYear,
  type SubscriptionState,
  subscriptionEndsAt,
  subscriptionStateAt,
} from '@pulse/domain';
import type { Deps } from '../../../platform/deps.ts';
import { refuse } from '../../../platform/refusal.ts';
import { countUses, type MemberUse, noShowRestrictionUntil } from '../allowance/member-use.ts';
import { loadMembershipPage } from '../allowance/member-uses.store.ts';
import { presentAgreedPlan } from '../plans/present-plan.ts';
import { planRowPrice } from '../plans/terms-of-plan.ts';
import { renewalTerms } from '../renew/renewal-terms.ts';
import type { StoredMembership } from '../stored-membership.store.ts';
import { findLatestEnd } from '../visits/past-memberships.store.ts';

/**
 * The member's plan with its remaining allowance; null without one. "Today" is the day in the
 * member's own time zone, as there is no venue here; the month is the current billing month.
 */
export async function getMembership(deps: Deps, userId: string) {
  const now = deps.clock.now();
  const page = await loadMembershipPage(deps.db, userId, now);
  const { membership, stored, uses, plan, timeZone } = page;
  if (!membership || !stored || !plan) return withoutMembership(deps, userId);
  const status = subscriptionStateAt(membership, now);
  if (status === 'ended')
    return { membership: null, ended_at: iso(subscriptionEndsAt(membership)) };
  const byPlan = uses.filter((use) => use.paidBy === 'plan');
  const month = billingMonthOf(membership.anchorAt, now, membership.pauses);
  const today = localDayOf(now, timeZone);
  const currentPrice = planRowPrice(plan, membership.interval);
  const next = renewalTerms({ membership: stored, currentPrice, notices: page.notices });
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
      renewal: presentRenewal(stored, status, next),
      past_due: status === 'past_due' ? presentPastDue(stored, next) : null,
      pauses_left: Math.max(0, PAUSES_PER_YEAR - pausesThisYear(membership.pauses, now).length),
      allowance: {
        month: counter(countUses(byPlan, month, membership.visitsPerMonth)),
        plus: counter(countUses(byPlan.filter(isPlus), month, membership.plusVisitsPerMonth)),
        today: counter(countUses(byPlan.filter(isClass), today, membership.classesPerDay)),
      },
      no_show_restriction_until: iso(restrictedUntil),
    },
    ended_at: null,
  };
}

async function withoutMembership({ db }: Deps, userId: string) {
  const endedAt = await findLatestEnd(db, userId);
  return { membership: null, ended_at: endedAt?.toISOString() ?? null };
}

/** The member's plan after a change of it; refuses when it has ended meanwhile. */
export async function presentMembershipOf(deps: Deps, userId: string) {
  const { membership } = await getMembership(deps, userId);
  return membership ?? refuse('no_membership');
}

/** What the next renewal is and costs; null when there is none, or when it is overdue. */
function presentRenewal(
  { periodEndsAt, cancelsAtPeriodEnd, terms }: StoredMembership,
  status: SubscriptionState,
  next: AgreedTerms,
) {
  if (cancelsAtPeriodEnd || status === 'past_due') return null;
  return {
    at: iso(periodEndsAt),
    plan_code: next.plan,
    billing_interval: next.interval,
    price: next.price,
    changes: next.plan !== terms.plan || next.interval !== terms.interval,
  };
}

/** What is owed for the renewal that failed, and until when. */
function presentPastDue({ periodEndsAt, retryAt }: StoredMembership, next: AgreedTerms) {
  const endsAt = pastDueEndsAt(periodEndsAt);
  const isAttempt = retryAt !== null && retryAt < endsAt;
  return {
    amount: next.price,
    next_attempt_at: iso(isAttempt ? retryAt : null),
    ends_at: iso(endsAt),
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
