import type { RefusalCode } from '../refusals.ts';
import { type RuleResult, ruleResult } from '../rules.ts';
import { type EpochMs, isoInstant } from '../time/instants.ts';
import { type AllowanceCounter, hasAllowanceLeft, remainingAllowance } from './allowance.ts';
import { coversVisit, type Subscription, subscriptionStateAt } from './subscription-states.ts';

/** A counter with the first instant (epoch milliseconds) of the next counting window. */
export interface WindowedCounter extends AllowanceCounter {
  resetsAt: EpochMs;
}

/**
 * Whether a membership carries a visit at `visitAt`, decided at `now`. A paused one passes again
 * when it resumes, if that is before `tooLateAt`, the last moment to decide about the visit.
 */
export function membershipRule(
  membership: Subscription | null,
  visitAt: EpochMs,
  deadlineAt: EpochMs,
  now: EpochMs,
): RuleResult<'membership_required'> {
  const code = 'membership_required';
  if (!membership) return ruleResult(code, false, { state: null, period_ends_at: null });
  const state = subscriptionStateAt(membership, now);
  const details = { state, period_ends_at: isoInstant(membership.periodEndsAt) };
  const resumesAt = state === 'paused' ? membership.resumesAt : null;
  const passesAt = resumesAt !== null && resumesAt < deadlineAt ? resumesAt : null;
  return ruleResult(code, coversVisit(membership, visitAt, now), details, passesAt);
}

/** Whether one more visit fits a limit; a null counter means that the limit does not apply. */
export function limitRule<Code extends RefusalCode>(
  code: Code,
  counter: WindowedCounter | null,
): RuleResult<Code> {
  if (!counter) {
    const none = { used: null, booked: null, limit: null, remaining: null, resets_at: null };
    return ruleResult(code, true, none);
  }
  const details = {
    used: counter.used,
    booked: counter.booked,
    limit: counter.limit,
    remaining: remainingAllowance(counter),
    resets_at: isoInstant(counter.resetsAt),
  };
  // A limit of 0, such as Basic's plus visits, does not come back with a new window.
  const passesAt = counter.limit === 0 ? null : counter.resetsAt;
  return ruleResult(code, hasAllowanceLeft(counter), details, passesAt);
}
