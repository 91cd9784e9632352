import type { Page } from '@playwright/test';
import { expect } from '../../fixtures/test.ts';

/** Finds an application by the business, among those of one state. */
async function openApplication(page: Page, name: string) {
  await page.goto(`/app/admin/partner-applications?q=${encodeURIComponent(name)}`);
  const row = page.getByRole('listitem').filter({ hasText: name });
  await row.getByRole('button', { name }).press('Enter');
  return row;
}

/** Asks the applicant for a change, by keyboard. */
export async function askForChanges(page: Page, name: string, reason: string): Promise<void> {
  const row = await openApplication(page, name);
  await row.getByRole('button', { name: 'Ask for changes' }).press('Enter');
  await expect(row.getByLabel('Reason, as the applicant reads it')).toBeFocused();
  await page.keyboard.type(reason);
  await row.getByRole('button', { name: 'Ask for changes' }).press('Enter');
  await expect(row).toHaveCount(0);
}

/** Approves what was sent again, by keyboard. */
export async function approve(page: Page, name: string): Promise<void> {
  const row = await openApplication(page, name);
  await row.getByRole('button', { name: 'Approve' }).press('Enter');
  await row.getByRole('button', { name: 'Approve and invite' }).press('Enter');
  await expect(row).toHaveCount(0);
}
