import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { listPlansInOrder } from '../memberships.store.ts';
import { presentPlan } from './present-plan.ts';

/** The plans, smallest first; without signing in, prices are shown only once they are published. */
export async function listPlans(deps: Deps, reader: AuthenticatedUser | null) {
  const plans = await listPlansInOrder(deps.db);
  return { items: plans.map((plan) => presentPlan(plan, reader !== null)), next_cursor: null };
}
