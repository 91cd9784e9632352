import type { CancelQuote, EligibilityRule } from '@pulse/contract/client';

/** What giving up the overlapping booking makes of this class. */
export type AfterGivingUp = 'bookable' | 'waitlist' | 'neither';

/**
 * What is possible once the overlapping booking is given up as quoted: every other rule must pass too.
 * One that is given up free no longer counts against a limit; one given up late does.
 */
export function afterGivingUp(
  rules: readonly EligibilityRule[],
  quote: Pick<CancelQuote, 'allowed' | 'cost'>,
): AfterGivingUp {
  if (!quote.allowed) return 'neither';
  const failed = rules.filter(
    (rule) => !rule.passed && !passesWithout(rule, quote.cost === 'free'),
  );
  if (failed.length === 0) return 'bookable';
  return failed.every((rule) => rule.code === 'class_full') ? 'waitlist' : 'neither';
}

function passesWithout(rule: EligibilityRule, countsLess: boolean): boolean {
  if (rule.code === 'overlapping_booking') return true;
  if (rule.code !== 'daily_limit_reached' && rule.code !== 'monthly_limit_reached') return false;
  const { limit, used, booked } = rule.details;
  return countsLess && limit !== null && (used ?? 0) + (booked ?? 0) - 1 < limit;
}
