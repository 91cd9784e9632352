import type { Plan } from '@pulse/contract/client';
import type { Language } from '#locales/languages.ts';
import { formatMoney } from '#ui/format/formatter.ts';
import { yearlySaving } from './yearly-saving.ts';

/** Fills the table of plans with the figures as an admin has set them; other plans are hidden. */
export function showPlanFigures(
  table: HTMLElement,
  plans: readonly Plan[],
  language: Language,
): void {
  for (const column of table.querySelectorAll<HTMLElement>('[data-plan]')) {
    const plan = plans.find(({ code }) => code === column.dataset.plan);
    column.hidden = !plan;
    if (plan) column.textContent = cellText(plan, column, language) ?? column.textContent;
  }
}

function cellText(plan: Plan, { dataset }: HTMLElement, language: Language): string | undefined {
  const money = priceOf(plan, dataset.of);
  if (dataset.of === 'perDay') return String(plan.classes_per_day);
  if (dataset.of === 'perMonth') return plan.visits_per_month?.toString() ?? dataset.none;
  if (dataset.of === 'plus')
    return plan.plus_visits_per_month === 0
      ? dataset.none
      : dataset.some?.replace('#', String(plan.plus_visits_per_month));
  if (money === undefined) return undefined;
  return money ? formatMoney(language, money) : '';
}

function priceOf(plan: Plan, row: string | undefined): Plan['monthly_price'] | undefined {
  if (row === 'monthly') return plan.monthly_price;
  if (row === 'yearly') return plan.yearly_price;
  return row === 'saving' ? yearlySaving(plan) : undefined;
}
