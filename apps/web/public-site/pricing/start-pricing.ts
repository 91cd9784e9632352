import { listPlans, type Plan } from '@pulse/contract/client';
import type { Language } from '../../app/locales/languages.ts';
import { formatMoney } from '../../app/ui/format/formatter.ts';
import { findSlot } from '../templates/copy-template.ts';

/** Replaces "Coming soon..." on /pricing by the published plans. Returns a function that stops it. */
export function startPricing(page: HTMLElement, language: Language): () => void {
  const controller = new AbortController();
  void showPlans(page, language, controller.signal).catch(() => undefined);
  return () => controller.abort();
}

async function showPlans(page: HTMLElement, language: Language, signal: AbortSignal) {
  const { data } = await listPlans({ signal });
  const published = data?.items.filter((plan) => plan.prices_published && plan.monthly_price) ?? [];
  const [comingSoon, plans] = [findSlot(page, 'coming-soon'), findSlot(page, 'plans')];
  if (published.length === 0 || !comingSoon || !plans) return;
  for (const column of plans.querySelectorAll<HTMLElement>('[data-plan]')) {
    const plan = published.find(({ code }) => code === column.dataset.plan);
    column.hidden = !plan;
    if (plan) column.textContent = cellText(plan, column, language) ?? column.textContent;
  }
  comingSoon.hidden = true;
  plans.hidden = false;
}

function cellText(plan: Plan, { dataset }: HTMLElement, language: Language): string | undefined {
  const money = dataset.of === 'monthly' ? plan.monthly_price : plan.yearly_price;
  if (dataset.of === 'perDay') return String(plan.classes_per_day);
  if (dataset.of === 'perMonth') return plan.visits_per_month?.toString() ?? dataset.none;
  if (dataset.of === 'plus')
    return plan.plus_visits_per_month === 0
      ? dataset.none
      : dataset.some?.replace('#', String(plan.plus_visits_per_month));
  if (dataset.of === 'monthly' || dataset.of === 'yearly')
    return money ? formatMoney(language, money) : '';
  return undefined;
}
