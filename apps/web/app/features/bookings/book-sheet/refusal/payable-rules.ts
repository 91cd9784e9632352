import type { EligibilityRule } from '@pulse/contract/client';
import { DROP_IN_EXEMPT_RULES } from '@pulse/domain';
import { hasNoPlan } from './has-no-plan.ts';

/**
 * The failed rules that paying does not solve. For a member without a plan a missing plan is no
 * refusal but a choice of how to pay.
 */
export function failedBeyondPayment(rules: readonly EligibilityRule[]): EligibilityRule[] {
  const failed = rules.filter((rule) => !rule.passed);
  if (!hasNoPlan(rules)) return failed;
  return failed.filter((rule) => !DROP_IN_EXEMPT_RULES.includes(rule.code));
}
