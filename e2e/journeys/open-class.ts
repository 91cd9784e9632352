import type { Page } from '@playwright/test';
import type { Studio, StudioClass } from '../world/studio.ts';

/** Goes to the day of a class on its venue's page and opens the class there. */
export async function openClass(page: Page, studio: Studio, wanted: StudioClass): Promise<void> {
  await page.goto(`/app/venue/${studio.id}?date=${wanted.date}`);
  // The button's word (book, join line, leave) depends on how things stand.
  await page.getByRole('button', { name: `: ${wanted.title}, ${wanted.startsAt}` }).click();
}
