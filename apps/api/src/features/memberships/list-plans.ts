import type { Deps } from '../../platform/deps.ts';
import type { Member } from '../../platform/http/guard.ts';
import { listPlanRows } from './memberships.store.ts';
import { presentPlan } from './present-plan.ts';

/** The plans, smallest first; anyone not signed in sees prices only once they are published. */
export async function listPlans(deps: Deps, reader: Member | null) {
  const plans = await listPlanRows(deps.db);
  return { items: plans.map((plan) => presentPlan(plan, reader !== null)), next_cursor: null };
}
