import type { Page } from '@playwright/test';
import { uniqueNumbers } from '../../fixtures/application-numbers.ts';
import { countApplications } from '../../fixtures/database/count-applications.ts';
import { mailedToken } from '../../fixtures/mailed-token.ts';
import { expect } from '../../fixtures/test.ts';

/** From now on the page is read in German. */
export async function readGerman(page: Page): Promise<void> {
  await page.goto('/healthz');
  await page.evaluate(() => localStorage.setItem('i18nextLng', 'de'));
}

/** Applies in five steps; the draft outlives the tab, and sending twice sends once. */
export async function apply(page: Page, name: string, email: string): Promise<void> {
  await page.goto('/partner-onboarding');
  const next = page.getByRole('button', { name: 'Weiter' });
  await page.getByLabel('Name des Betriebs').fill(name);
  await next.tap();
  // What is missing is said at its field, and the step stays.
  await expect(page.getByText('Bitte wähle die Art des Betriebs.')).toBeVisible();
  await expect(page.getByLabel('Art des Betriebs')).toBeFocused();
  await page.reload();
  await expect(page.getByLabel('Name des Betriebs')).toHaveValue(name);
  await page.getByLabel('Art des Betriebs').selectOption('studio');
  await page.getByLabel('Beschreibung').fill('Zwei helle Räume über dem Hafen, jeden Tag offen.');
  await next.tap();
  await page.getByLabel('Dein Name').fill('Maya Khoury');
  await page.getByLabel('Kontakt-E-Mail').fill(email);
  await page.getByLabel('Telefon').fill('+961 1 234 567');
  await next.tap();
  await page.getByLabel('Adresse').fill('Hafenstrasse 12, Beirut');
  await page.getByLabel('Breitengrad').fill('33.9012');
  await page.getByLabel('Längengrad').fill('35.5123');
  await next.tap();
  const { tax_id, bank_account, bank_name } = uniqueNumbers();
  await page.getByLabel('Steuernummer').fill(tax_id);
  await page.getByLabel('Bankkonto').fill(bank_account);
  await page.getByLabel('Bank', { exact: true }).fill(bank_name);
  await next.tap();
  await page.getByRole('checkbox', { name: 'Ich darf diesen Antrag stellen' }).check();
  // Going back leads to the step before, with what was typed.
  await page.goBack();
  await expect(page.getByLabel('Bank', { exact: true })).toHaveValue(bank_name);
  await page.goForward();
  await expect(page.getByText('33.9012')).toBeVisible();
  // The second click may land on the page that follows, so it says nothing of the focus there.
  await page.getByRole('button', { name: 'Antrag senden' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Dein Antrag ist bei uns' })).toBeVisible();
  expect(await countApplications(email)).toBe(1);
}

/** Reads what is asked for by the secret link, changes it and sends the application again. */
export async function makeChanges(page: Page, email: string, asked: string): Promise<string> {
  const link = `/partner-onboarding#token=${await mailedToken(email, 'partner-onboarding')}`;
  await page.goto(link);
  await expect(page.getByText(asked)).toBeVisible();
  // The stored numbers stay, and one change needs no other step.
  await expect(page.getByText(/^•••• \d{4}, bleibt$/)).toHaveCount(2);
  await page.getByRole('button', { name: /^Ändern ?: Dein Betrieb$/ }).tap();
  const description = page.getByLabel('Beschreibung');
  await description.fill('Drei helle Räume über dem Hafen, jeder mit Blick aufs Meer.');
  await page.reload();
  await expect(description).toHaveValue(/^Drei helle Räume/);
  await page.getByRole('button', { name: 'Noch einmal senden' }).tap();
  await expect(page.getByRole('heading', { name: 'Deine Änderungen sind bei uns' })).toBeFocused();
  return link;
}
