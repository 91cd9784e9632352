import { listPlans } from '@pulse/contract/client';
import type { Language } from '#locales/languages.ts';
import { findSlot } from '../templates/copy-template.ts';
import { showPlanFigures } from './show-plan-figures.ts';
import { yearlySaving } from './yearly-saving.ts';

/** Shows on /pricing what the plans include and, once published, cost. Returns a function that stops it. */
export function startPricing(page: HTMLElement, language: Language): () => void {
  const controller = new AbortController();
  void showPlans(page, language, controller.signal).catch(() => undefined);
  return () => controller.abort();
}

async function showPlans(page: HTMLElement, language: Language, signal: AbortSignal) {
  const { data } = await listPlans({ signal });
  const [comingSoon, table] = [findSlot(page, 'coming-soon'), findSlot(page, 'plans')];
  if (!data || !comingSoon || !table) return;
  const published = data.items.filter((plan) => plan.prices_published && plan.monthly_price);
  // A plan that has no published price yet is not offered beside those that have one.
  showPlanFigures(table, published.length > 0 ? published : data.items, language);
  if (published.length === 0) return;
  comingSoon.hidden = true;
  for (const row of table.querySelectorAll<HTMLElement>('[data-price]'))
    row.hidden = row.dataset.price === 'saving' && !published.some(yearlySaving);
}
