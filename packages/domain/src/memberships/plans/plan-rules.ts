import type { LimitDetails } from '../../rule-details.ts';
import { type RuleResult, ruleResult } from '../../rules.ts';
import { type EpochMs, isoInstant } from '../../time/instants.ts';
import {
  coversVisit,
  type Subscription,
  subscriptionStateAt,
} from '../billing/subscription-states.ts';
import { type AllowanceCounter, hasAllowanceLeft, remainingAllowance } from './allowance.ts';

/** A counter with the first instant of the next counting window. */
export interface WindowedCounter extends AllowanceCounter {
  resetsAt: EpochMs;
}

/**
 * Whether a membership covers a visit at `visitAt`, decided at `now`. A paused one passes again
 * when it resumes, if that is before `deadlineAt`, the last moment to decide about the visit.
 */
export function membershipRule(
  membership: Subscription | null,
  visitAt: EpochMs,
  deadlineAt: EpochMs,
  now: EpochMs,
): RuleResult<'membership_required'> {
  const code = 'membership_required';
  if (!membership)
    return ruleResult(code, false, { drop_in: false, state: null, period_ends_at: null });
  const state = subscriptionStateAt(membership, now);
  const details = { drop_in: false, state, period_ends_at: isoInstant(membership.periodEndsAt) };
  const resumesAt = state === 'paused' ? membership.resumesAt : null;
  const passesAt = resumesAt !== null && resumesAt < deadlineAt ? resumesAt : null;
  return ruleResult(code, coversVisit(membership, visitAt, now), details, passesAt);
}

type LimitCode =
  | 'daily_limit_reached'
  | 'monthly_limit_reached'
  | 'plus_limit_reached'
  | 'venue_limit_reached';

/** Whether a limit allows one more visit; a null counter means that the limit does not apply. */
export function limitRule<Code extends LimitCode>(code: Code, counter: WindowedCounter | null) {
  if (!counter) {
    const none = { used: null, booked: null, limit: null, remaining: null, resets_at: null };
    return ruleResult<Code>(code, true, none);
  }
  const details: LimitDetails = {
    used: counter.used,
    booked: counter.booked,
    limit: counter.limit,
    remaining: remainingAllowance(counter),
    resets_at: isoInstant(counter.resetsAt),
  };
  // A limit of 0, such as Basic's plus visits, is not reset by a new window.
  const passesAt = counter.limit === 0 ? null : counter.resetsAt;
  return ruleResult<Code>(code, hasAllowanceLeft(counter), details, passesAt);
}
