import { listPlans } from '@pulse/contract/client';
import type { Language } from '../../app/locales/languages.ts';
import { findSlot } from '../templates/copy-template.ts';
import { showPlanFigures } from './show-plan-figures.ts';

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
  showPlanFigures(plans, published, language);
  comingSoon.hidden = true;
  plans.hidden = false;
}
