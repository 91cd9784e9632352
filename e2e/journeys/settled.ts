import type { Page } from '@playwright/test';
import { stillPage } from '../world/still-page.ts';
import { expect } from './journey.ts';

/** Until the page has its heading and shows nothing that is still to come. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await stillPage(page);
}
