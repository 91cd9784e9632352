import type { Page } from '@playwright/test';
import { expect } from '../../fixtures/test.ts';

/* By keyboard, on the page of one class. */

/** Moves it to 20:45, after a look at whom that concerns. */
export async function move(page: Page, session: string): Promise<void> {
  await page.goto(`/app/partner/class-sessions/${session}`);
  const change = page.getByRole('region', { name: 'Verschieben, vertreten, Plätze ändern' });
  await change.getByLabel('Beginn').fill('20:45');
  await change.getByRole('button', { name: 'Änderung ansehen' }).press('Enter');
  await expect(change.getByText('1 Mitglied wird benachrichtigt.')).toBeVisible();
  await expect(
    change.getByText('1 Mitglied kann dann bis zum Beginn kostenlos absagen.'),
  ).toBeVisible();
  await change.getByRole('button', { name: 'Änderung speichern' }).press('Enter');
  await expect(page.getByText(/20:45 bis 21:45/)).toBeVisible();
}

/** Gives it to another coach, who is free. */
export async function substitute(page: Page, coach: string): Promise<void> {
  const change = page.getByRole('region', { name: 'Verschieben, vertreten, Plätze ändern' });
  await change.getByLabel('Trainer').selectOption(coach);
  await change.getByRole('button', { name: 'Änderung ansehen' }).press('Enter');
  await expect(change.getByText('1 Mitglied wird benachrichtigt.')).toBeVisible();
  await change.getByRole('button', { name: 'Änderung speichern' }).press('Enter');
  await expect(page.getByText(`mit ${coach}`)).toBeVisible();
}

/** Cancels it and all later ones of the class, which ends with it; then puts this one back. */
export async function cancelFollowingAndRestore(page: Page, reason: string): Promise<void> {
  const cancel = page.getByRole('region', { name: 'Absagen' });
  await cancel.getByRole('radio', { name: 'Dieser und alle späteren' }).press('Space');
  await expect(cancel.getByText('Der Kurs endet an diesem Tag')).toBeVisible();
  const confirm = cancel.getByRole('button', { name: /^\d+ Kurse absagen$/ });
  await confirm.press('Enter');
  await expect(cancel.getByText('mindestens 3 Zeichen')).toBeVisible();
  await cancel.getByLabel('Grund').fill(reason);
  await confirm.press('Enter');
  const restore = page.getByRole('region', { name: 'Wieder ansetzen' });
  await expect(restore.getByText('1 alter Platz bleibt für das Mitglied reserviert')).toBeVisible();
  await restore.getByRole('button', { name: 'Kurs wieder ansetzen' }).press('Enter');
  await expect(page.getByText('1 von 8 gebucht')).toBeVisible();
}
