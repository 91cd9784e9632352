import type { RefusalCode } from '../refusals.ts';
import { type Rule, ruleAnswer } from '../rules.ts';
import { isoInstant } from '../time/instants.ts';
import { type Counter, hasRoom, remaining } from './allowance.ts';
import { coversVisit, type Subscription, subscriptionStateAt } from './subscription-states.ts';

/** A counter with the first instant (epoch milliseconds) of the next counting window. */
export interface WindowedCounter extends Counter {
  resetsAt: number;
}

/**
 * Whether a membership carries a visit at `visitAt`, decided at `now`. A paused one passes again
 * when it resumes, if that is before `tooLateAt`, the last moment to decide about the visit.
 */
export function membershipRule(
  membership: Subscription | null,
  visitAt: number,
  tooLateAt: number,
  now: number,
): Rule<'membership_required'> {
  const code = 'membership_required';
  if (!membership) return ruleAnswer(code, false, { state: null, period_ends_at: null });
  const state = subscriptionStateAt(membership, now);
  const facts = { state, period_ends_at: isoInstant(membership.periodEndsAt) };
  const resumesAt = state === 'paused' ? membership.resumesAt : null;
  const passesAt = resumesAt !== null && resumesAt < tooLateAt ? resumesAt : null;
  return ruleAnswer(code, coversVisit(membership, visitAt, now), facts, passesAt);
}

/** Whether one more visit fits a limit; a null counter means that the limit does not apply. */
export function limitRule<Code extends RefusalCode>(
  code: Code,
  counter: WindowedCounter | null,
): Rule<Code> {
  if (!counter) {
    const none = { used: null, booked: null, limit: null, remaining: null, resets_at: null };
    return ruleAnswer(code, true, none);
  }
  const facts = {
    used: counter.used,
    booked: counter.booked,
    limit: counter.limit,
    remaining: remaining(counter),
    resets_at: isoInstant(counter.resetsAt),
  };
  // A limit of 0, such as Basic's plus visits, does not come back with a new window.
  const passesAt = counter.limit === 0 ? null : counter.resetsAt;
  return ruleAnswer(code, hasRoom(counter), facts, passesAt);
}
