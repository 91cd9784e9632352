import type { BookingEligibility, BookingRuleResult } from '@pulse/domain';
import { Refusal } from '../../../platform/refusal.ts';

/**
 * A failed rule as a refusal: its own details, when it would pass, which alternatives the member
 * has, and the codes of every failed rule.
 */
export function refuseFailedRule(
  rule: BookingRuleResult,
  eligibility: BookingEligibility,
  timeZone: string,
): Refusal {
  return new Refusal(rule.code, {
    ...rule.details,
    passes_at: rule.passes_at,
    time_zone: timeZone,
    waitlist_allowed: eligibility.waitlist_allowed,
    drop_in_allowed: eligibility.drop_in_allowed,
    failed: eligibility.rules.filter(({ passed }) => !passed).map(({ code }) => code),
  });
}
