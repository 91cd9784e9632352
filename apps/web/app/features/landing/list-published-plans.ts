import { listPlans, type Plan } from '@pulse/contract/client';
import type { PlanColumn } from './plan-table.tsx';

const names: Record<Plan['code'], string> = {
  basic: 'Basic',
  plus: 'Plus',
  unlimited: 'Unlimited',
};

/** The plans with their prices, or none before an admin has published them. */
export async function listPublishedPlans(): Promise<PlanColumn[]> {
  const { data } = await listPlans();
  const published = data?.items.filter((plan) => plan.prices_published && plan.monthly_price) ?? [];
  return published.map((plan) => ({
    name: names[plan.code],
    perDay: plan.classes_per_day,
    perMonth: plan.visits_per_month,
    plus: plan.plus_visits_per_month,
    monthly: plan.monthly_price,
    yearly: plan.yearly_price,
  }));
}
