import type { editPlan as operation } from '@pulse/contract';
import { planFault } from '@pulse/domain';
import type { z } from 'zod';
import { audit } from '../../../platform/audit/audit.sql.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { refuse } from '../../../platform/refusal.ts';
import { presentEditedPlan } from './list-plans-to-edit.ts';
import {
  countAgreedPrices,
  type EditedPlanRow,
  lockPlan,
  type PlanChange,
  updatePlan,
} from './plans-to-edit.store.ts';
import { planRowPrice } from './terms-of-plan.ts';

/**
 * Changes the limits and prices of a plan, for members who join or renew from now on: what members
 * agreed to stays on their memberships. Refused when the plan was changed since `version`.
 */
export async function editPlan(
  { db }: Deps,
  actor: AuthenticatedUser,
  code: string,
  { version, ...change }: z.output<typeof operation.body>,
) {
  return inTransaction(db, async (tx) => {
    const before = await lockPlan(tx, code);
    if (!before) return refuse('not_found');
    if (before.version !== version) return refuse('version_conflict', { version: before.version });
    const figures = { ...figuresOf(before), ...change };
    const fault = planFault(figures);
    if (fault) return refuse('validation_failed', { ...fault });
    const { monthly_price, yearly_price, ...limits } = figures;
    const columns: PlanChange = {
      ...limits,
      monthly_price_minor: monthly_price.amount_minor,
      yearly_price_minor: yearly_price.amount_minor,
      currency: monthly_price.currency,
    };
    const after = { ...before, ...columns, version: version + 1 };
    const [old, now] = [figuresOf(before), figuresOf(after)];
    const agreed = await countAgreedPrices(tx);
    // Saving what stands already is no change that a colleague must look at.
    if (JSON.stringify(old) === JSON.stringify(now)) return presentEditedPlan(before, agreed);
    await updatePlan(tx, before.code, columns);
    await audit(tx, {
      actor: actor.id,
      action: 'edit_plan',
      subject: { type: 'plan', id: before.code },
      before: old,
      after: now,
    });
    return presentEditedPlan(after, agreed);
  });
}

function figuresOf(plan: EditedPlanRow) {
  return {
    classes_per_day: plan.classes_per_day,
    visits_per_month: plan.visits_per_month,
    plus_visits_per_month: plan.plus_visits_per_month,
    monthly_price: planRowPrice(plan, 'month'),
    yearly_price: planRowPrice(plan, 'year'),
  };
}
