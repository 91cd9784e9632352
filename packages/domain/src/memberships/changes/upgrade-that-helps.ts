import type { RuleCode } from '../../rule-details.ts';
import { isLargerPlan, PLAN_CODES, type PlanCode, type PlanLimits } from '../plans/plans.ts';

/** The limits of a plan that refuse a class, each with what the plan includes of it. */
const LIMITS = {
  daily_limit_reached: 'classes_per_day',
  monthly_limit_reached: 'visits_per_month',
  plus_limit_reached: 'plus_visits_per_month',
} as const satisfies { [code in RuleCode]?: keyof PlanLimits };

/** A limit that a larger plan raises. */
export type RaisedLimit = (typeof LIMITS)[keyof typeof LIMITS];

/** What the choice of an upgrade needs to know of a rule. */
interface DecidedRule {
  code: string;
  passed: boolean;
  details: object;
}

/**
 * The smallest plan above `current` under which every rule that refused a class passes, and the limits
 * it raises for that; null when a rule failed that no plan solves, or no plan is large enough.
 */
export function upgradeThatHelps<P extends PlanLimits & { code: PlanCode }>(
  rules: readonly DecidedRule[],
  plans: readonly P[],
  current: PlanCode,
): { plan: P; raises: RaisedLimit[] } | null {
  const failed = rules.filter((rule) => !rule.passed);
  const raises = failed.flatMap(({ code }) => limitOf(code) ?? []);
  if (failed.length === 0 || raises.length < failed.length) return null;
  const plan = plans
    .filter(({ code }) => isLargerPlan(current, code))
    .sort((one, other) => PLAN_CODES.indexOf(one.code) - PLAN_CODES.indexOf(other.code))
    .find((larger) => failed.every((rule) => passesUnder(larger, rule)));
  return plan ? { plan, raises } : null;
}

function limitOf(code: string): RaisedLimit | null {
  return code in LIMITS ? LIMITS[code as keyof typeof LIMITS] : null;
}

function passesUnder(plan: PlanLimits, { code, details }: DecidedRule): boolean {
  const key = limitOf(code);
  if (!key) return false;
  const limit = plan[key];
  const { used, booked } = details as { used?: number | null; booked?: number | null };
  return limit === null || (used ?? 0) + (booked ?? 0) < limit;
}
