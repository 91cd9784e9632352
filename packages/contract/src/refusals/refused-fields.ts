import type { RefusalCode } from '@pulse/domain';

/**
 * The field of the request that a refusal is about, where a rule and not the shape refuses it. The
 * problem details then name the field in `errors`, so that a form shows the sentence there.
 */
export const REFUSED_FIELDS: Partial<Record<RefusalCode, string>> = {
  plan_unknown: 'plan_code',
  pause_too_short: 'days',
  pause_too_long: 'days',
  pause_limit_reached: 'days',
  payment_not_refundable: 'amount',
};
