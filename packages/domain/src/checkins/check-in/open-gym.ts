import type { Subscription } from '../../memberships/billing/subscription-states.ts';
import {
  limitRule,
  membershipRule,
  type WindowedCounter,
} from '../../memberships/plans/plan-rules.ts';
import { type RuleResult, ruleResult } from '../../rules.ts';
import { type EpochMs, isoInstant } from '../../time/instants.ts';
import { localDayOf, type ZoneName } from '../../time/zones.ts';
import {
  type Closure,
  type OpeningPeriod,
  openingState,
} from '../../venues/opening-hours/opening-hours.ts';

/** Every rule of an open-gym visit, in the order in which they are checked and shown. */
export const OPEN_GYM_RULE_CODES = [
  'open_gym_not_allowed',
  'not_open_now',
  'already_visited_today',
  'membership_required',
  'monthly_limit_reached',
  'plus_limit_reached',
  'venue_limit_reached',
] as const;

/** One rule of an open-gym visit with its result. */
export type OpenGymRuleResult = RuleResult<(typeof OPEN_GYM_RULE_CODES)[number]>;

/** The data that the rules of an open-gym visit read. */
export interface OpenGymContext {
  venue: {
    open_gym: boolean;
    hours: readonly OpeningPeriod[];
    closures: readonly Closure[];
    zone: ZoneName;
  };
  /** The member's last open-gym visit at this venue that was not corrected away. */
  lastVisitAt: EpochMs | null;
  membership: Subscription | null;
  /** Counters over the windows of `limitWindows` for now; null where a limit does not apply. */
  monthly: WindowedCounter | null;
  plus: WindowedCounter | null;
  venueMonth: WindowedCounter | null;
}

/**
 * Whether an open-gym visit can be recorded at `now`: allowed there, during opening hours, once
 * per local day and venue, and within the plan. The daily limit counts classes only.
 */
export function openGymEligibility(
  context: OpenGymContext,
  now: EpochMs,
): { allowed: boolean; rules: OpenGymRuleResult[] } {
  const rules: OpenGymRuleResult[] = [
    ruleResult('open_gym_not_allowed', context.venue.open_gym, {}),
    openNowRule(context, now),
    oncePerDayRule(context, now),
    membershipRule(context.membership, now, Number.POSITIVE_INFINITY, now),
    limitRule('monthly_limit_reached', context.monthly),
    limitRule('plus_limit_reached', context.plus),
    limitRule('venue_limit_reached', context.venueMonth),
  ];
  return { allowed: rules.every((rule) => rule.passed), rules };
}

function openNowRule({ venue }: OpenGymContext, now: EpochMs): OpenGymRuleResult {
  const state = openingState(venue.hours, venue.closures, venue.zone, now);
  if (state.open)
    return ruleResult('not_open_now', true, { opens_at: null, closes_at: state.closes_at });
  const opensAt = state.opens_at === null ? null : Date.parse(state.opens_at);
  return ruleResult('not_open_now', false, { opens_at: state.opens_at, closes_at: null }, opensAt);
}

/** When a venue is open at `at` or first after it; null when it has no opening hours. */
function nextOpeningAt(venue: OpenGymContext['venue'], at: EpochMs): EpochMs | null {
  const state = openingState(venue.hours, venue.closures, venue.zone, at);
  if (state.open) return at;
  return state.opens_at === null ? null : Date.parse(state.opens_at);
}

function oncePerDayRule({ venue, lastVisitAt }: OpenGymContext, now: EpochMs): OpenGymRuleResult {
  const today = localDayOf(now, venue.zone);
  const details = {
    visited_at: lastVisitAt === null ? null : isoInstant(lastVisitAt),
    resets_at: isoInstant(today.endsAt),
  };
  const passed = lastVisitAt === null || lastVisitAt < today.startsAt;
  return ruleResult('already_visited_today', passed, details, nextOpeningAt(venue, today.endsAt));
}
