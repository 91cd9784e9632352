import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { PASSWORD } from '../../fixtures/database/create-user.ts';
import { mailedToken } from '../../fixtures/mailed-token.ts';
import { expect } from '../../fixtures/test.ts';
import { browserOf } from './other-person.ts';

/** One admin always stays: the only one cannot be removed. */
export async function stayAsTheOnlyAdmin(page: Page, name: string): Promise<void> {
  await page.goto('/app/partner/staff');
  await page.getByRole('button', { name: `${name} entfernen` }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Aus dem Team entfernen?' });
  await question.getByRole('button', { name: 'Entfernen' }).press('Enter');
  await expect(question.getByText('Dein Team braucht mindestens einen Admin.')).toBeVisible();
  await question.getByRole('button', { name: 'Behalten' }).press('Enter');
}

/** Invites a staff member, who accepts with a password and reads the team; then removes them. */
export async function inviteAndRemove(page: Page, browser: Browser): Promise<void> {
  const email = `rami-${randomUUID()}@example.test`;
  await page.getByRole('button', { name: 'Jemanden einladen' }).press('Enter');
  const invitation = page.getByRole('dialog', { name: 'Jemanden einladen' });
  await invitation.getByLabel('E-Mail').fill(email);
  await invitation.getByLabel('Vollständiger Name').fill('Rami Khoury');
  await invitation.getByRole('button', { name: 'Einladung senden' }).press('Enter');
  const row = page.getByRole('listitem').filter({ hasText: 'Rami Khoury' });
  await expect(row.getByText(/^Eingeladen bis/)).toBeVisible();
  // Sent again: the first link ends.
  const first = await mailedToken(email, 'password-setup');
  await row.getByRole('button', { name: 'Einladung an Rami Khoury erneut senden' }).press('Enter');
  await expect(page.getByText(`Wir haben noch einmal an ${email} geschrieben.`)).toBeVisible();

  const colleague = await browserOf(browser, null);
  const token = await mailedToken(email, 'password-setup', first);
  await colleague.goto(`/partner/password-setup#token=${token}`);
  await colleague.getByLabel('New Password').fill(PASSWORD);
  await colleague.getByLabel('Confirm Password').fill(PASSWORD);
  await colleague.getByRole('button', { name: 'Set Password & Continue' }).press('Enter');
  await colleague.getByRole('link', { name: 'Go to the partner dashboard' }).press('Enter');
  await colleague.getByRole('link', { name: 'Staff' }).press('Enter');
  await expect(colleague.getByText('Only a partner admin can invite')).toBeVisible();
  await expect(colleague.getByText('Maya Khoury')).toBeVisible();
  await expect(colleague.getByRole('button', { name: /Invite|Remove/ })).toHaveCount(0);

  await page.reload();
  await row.getByRole('button', { name: 'Rami Khoury entfernen' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Aus dem Team entfernen?' });
  await question.getByRole('button', { name: 'Entfernen' }).press('Enter');
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Jemanden einladen' })).toBeFocused();

  // The next request tells; without one the page asks for news every 30 seconds.
  await colleague.reload();
  await expect(colleague.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  await colleague.getByLabel('Email').fill(email);
  await colleague.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await colleague.getByRole('button', { name: 'Sign In', exact: true }).press('Enter');
  await expect(colleague.getByText("You don't have permission to access this page.")).toBeVisible();
  await colleague.context().close();
}
