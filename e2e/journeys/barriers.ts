import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { motionEnded } from '../world/still-page.ts';

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** All that another theme can change. */
const aboutColours = ['color-contrast', 'link-in-text-block'];

/** What axe finds on the page against WCAG 2.2 AA, one line each: which rule, which element. */
export async function barriersOf(
  page: Page,
  { coloursOnly = false }: { coloursOnly?: boolean } = {},
): Promise<string[]> {
  // Colours on their way from one state to the next are neither's.
  await motionEnded(page);
  const axe = new AxeBuilder({ page })
    // Pins stand where their venues stand, close or not; the list beside them leads there too.
    .exclude('.maplibregl-marker');
  const { violations } = await (coloursOnly
    ? axe.withRules(aboutColours)
    : axe.withTags(wcag22aa)
  ).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
