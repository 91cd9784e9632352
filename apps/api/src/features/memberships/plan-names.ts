import type { PlanCode } from '@pulse/domain';

/** Plans on a card page and a statement: names as the spec writes them, in every language. */
export const PLAN_NAMES: Record<PlanCode, string> = {
  basic: 'Pulse Basic',
  plus: 'Pulse Plus',
  unlimited: 'Pulse Unlimited',
};
