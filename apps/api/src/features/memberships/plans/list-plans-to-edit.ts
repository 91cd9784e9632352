import type { AgreedPrice, PlanCode } from '@pulse/domain';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import {
  countAgreedPrices,
  type EditedPlanRow,
  listPlansWithVersion,
} from './plans-to-edit.store.ts';
import { planRowPrice } from './terms-of-plan.ts';

/** The plans as they are edited, smallest first, each with what its members agreed to. */
export async function listPlansToEdit({ db }: Pick<Deps, 'db'>) {
  return presentPlansToEdit(db);
}

/** The same inside a transaction. */
export async function presentPlansToEdit(db: Db | Tx) {
  const plans = await listPlansWithVersion(db);
  const agreed = await countAgreedPrices(db);
  return { items: plans.map((plan) => presentEditedPlan(plan, agreed)), next_cursor: null };
}

/** A plan in its wire form for those who edit it. */
export function presentEditedPlan(
  plan: EditedPlanRow,
  agreed: readonly (AgreedPrice & { plan: PlanCode })[],
) {
  return {
    code: plan.code,
    version: plan.version,
    classes_per_day: plan.classes_per_day,
    visits_per_month: plan.visits_per_month,
    plus_visits_per_month: plan.plus_visits_per_month,
    monthly_price: planRowPrice(plan, 'month'),
    yearly_price: planRowPrice(plan, 'year'),
    published_at: plan.published_at === null ? null : new Date(plan.published_at).toISOString(),
    agreed_prices: agreed
      .filter((one) => one.plan === plan.code)
      .map(({ interval, price, members }) => ({ interval, price, members })),
  };
}
