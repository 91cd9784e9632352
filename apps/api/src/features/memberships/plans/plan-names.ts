import type { PlanCode } from '@pulse/domain';

/** Plan names on checkout pages and statements: as in the spec, the same in every language. */
export const PLAN_NAMES: Record<PlanCode, string> = {
  basic: 'Pulse Basic',
  plus: 'Pulse Plus',
  unlimited: 'Pulse Unlimited',
};
