import { limitRule, membershipRule, type WindowedCounter } from '../memberships/plan-rules.ts';
import type { Subscription } from '../memberships/subscription-states.ts';
import { type Rule, ruleAnswer } from '../rules.ts';
import { isoInstant } from '../time/instants.ts';
import { localDayOf, type ZoneName } from '../time/zones.ts';
import { type Closure, type OpeningSpan, openingState } from '../venues/opening-hours.ts';

/** Every rule of an open-gym visit, in the order a person meets them. */
export const OPEN_GYM_RULE_CODES = [
  'open_gym_not_allowed',
  'not_open_now',
  'already_visited_today',
  'membership_required',
  'monthly_limit_reached',
  'plus_limit_reached',
  'venue_limit_reached',
] as const;

/** One rule of an open-gym visit with its answer. */
export type OpenGymRule = Rule<(typeof OPEN_GYM_RULE_CODES)[number]>;

/** Everything the rules of an open-gym visit look at. Instants in epoch milliseconds. */
export interface OpenGymFacts {
  venue: {
    open_gym: boolean;
    hours: readonly OpeningSpan[];
    closures: readonly Closure[];
    zone: ZoneName;
  };
  /** The member's last open-gym visit at this venue that no correction took back. */
  lastVisitAt: number | null;
  membership: Subscription | null;
  /** Counters over the windows of `limitWindows` for now; null where a limit does not apply. */
  monthly: WindowedCounter | null;
  plus: WindowedCounter | null;
  venueMonth: WindowedCounter | null;
}

/**
 * Whether an open-gym visit can be recorded at `now`: allowed there, during operating hours, once
 * a local day a venue, and within the plan. The daily limit counts classes only. Every rule answers.
 */
export function openGymEligibility(
  facts: OpenGymFacts,
  now: number,
): { allowed: boolean; rules: OpenGymRule[] } {
  const rules: OpenGymRule[] = [
    ruleAnswer('open_gym_not_allowed', facts.venue.open_gym, {}),
    openNow(facts, now),
    onceADay(facts, now),
    membershipRule(facts.membership, now, Number.POSITIVE_INFINITY, now),
    limitRule('monthly_limit_reached', facts.monthly),
    limitRule('plus_limit_reached', facts.plus),
    limitRule('venue_limit_reached', facts.venueMonth),
  ];
  return { allowed: rules.every((rule) => rule.passed), rules };
}

function openNow({ venue }: OpenGymFacts, now: number): OpenGymRule {
  const state = openingState(venue.hours, venue.closures, venue.zone, now);
  if (state.open) return ruleAnswer('not_open_now', true, { closes_at: state.closes_at });
  const opensAt = state.opens_at === null ? null : Date.parse(state.opens_at);
  return ruleAnswer('not_open_now', false, { opens_at: state.opens_at }, opensAt);
}

function onceADay({ venue, lastVisitAt }: OpenGymFacts, now: number): OpenGymRule {
  const today = localDayOf(now, venue.zone);
  const facts = {
    visited_at: lastVisitAt === null ? null : isoInstant(lastVisitAt),
    resets_at: isoInstant(today.endsAt),
  };
  const passed = lastVisitAt === null || lastVisitAt < today.startsAt;
  return ruleAnswer('already_visited_today', passed, facts, today.endsAt);
}
