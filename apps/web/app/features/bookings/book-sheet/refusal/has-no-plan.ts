import type { EligibilityRule } from '@pulse/contract/client';

/** Whether booking fails because the member has no plan at all, not because one is paused or used up. */
export function hasNoPlan(rules: readonly EligibilityRule[]): boolean {
  return rules.some(
    (rule) => rule.code === 'membership_required' && !rule.passed && rule.details.state === null,
  );
}
