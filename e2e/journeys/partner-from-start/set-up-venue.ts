import type { Page } from '@playwright/test';
import { toBuffer } from 'qrcode';
import { PASSWORD } from '../../fixtures/database/create-user.ts';
import { mailedToken } from '../../fixtures/mailed-token.ts';
import { expect } from '../../fixtures/test.ts';
import { countEffort, type Effort } from './effort.ts';

/** The link to the steps, wherever it stands. */
const STEPS = 'Schritt für Schritt einrichten';

const picture = async (name: string) => ({
  name: `${name}.png`,
  mimeType: 'image/png',
  buffer: await toBuffer(name, { width: 320 }),
});

/** From the invitation to the steps of the first venue. */
export async function acceptInvitation(page: Page, email: string): Promise<Effort> {
  const effort = countEffort();
  const { tap, fill } = effort;
  await page.goto(`/partner/password-setup#token=${await mailedToken(email, 'password-setup')}`);
  await fill(page.getByLabel('Neues Passwort'), PASSWORD);
  await fill(page.getByLabel('Passwort bestätigen'), PASSWORD);
  await tap(page.getByRole('button', { name: 'Passwort festlegen und weiter' }));
  await tap(page.getByRole('link', { name: 'Zum Partnerbereich' }));
  return effort;
}

/** Describes the first venue, with hours and two pictures, from the steps; returns its id. */
export async function describeVenue(page: Page, name: string, effort: Effort): Promise<string> {
  const { tap, fill } = effort;
  await tap(page.getByRole('link', { name: STEPS }));
  await tap(page.getByRole('link', { name: 'Los: Studio beschreiben' }));
  // The application drafted it: the owner confirms and adds what is not there yet.
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue(name);
  await expect(page.getByLabel('Zeitzone')).toHaveValue('Asia/Beirut');
  const description = page.getByLabel('Beschreibung', { exact: true });
  await fill(description, 'Yoga in hellen Räumen am Meer.');
  await fill(page.getByLabel('Ort', { exact: true }), 'Beirut');
  await tap(page.getByText('Yoga', { exact: true }));
  // A reload loses nothing that was typed.
  await page.reload();
  await expect(description).toHaveValue('Yoga in hellen Räumen am Meer.');
  await tap(page.getByRole('button', { name: 'Speichern', exact: true }));
  await expect(page.getByText(`${name} ist gespeichert.`)).toBeVisible();

  // What is missing is a link to its field.
  const status = page.getByRole('region', { name: 'Status' });
  await expect(status.getByRole('button', { name: 'Veröffentlichen' })).toBeDisabled();
  await tap(status.getByRole('link', { name: 'Öffnungszeiten' }));
  await expect(page.getByRole('group', { name: 'Öffnungszeiten' })).toBeFocused();
  await tap(page.getByRole('button', { name: 'Zeiten angeben, Freitag' }));
  await fill(page.getByLabel('Schließt, Freitag, Zeitraum 1'), '02:00');
  await expect(page.getByText('Bis Samstag, 02:00 Uhr')).toBeVisible();
  await tap(page.getByRole('button', { name: 'Für jeden Tag übernehmen: Zeiten vom Freitag' }));
  await tap(page.getByRole('button', { name: 'Speichern', exact: true }));
  await expect(page.getByText(`${name} ist gespeichert.`)).toBeVisible();

  const images = page.getByRole('region', { name: 'Bilder' });
  const choosing = page.waitForEvent('filechooser');
  await tap(images.getByRole('button', { name: 'Bilder hinzufügen' }));
  await (await choosing).setFiles([await picture('hall'), await picture('sea')]);
  await expect(images.locator('ol > li')).toHaveCount(2);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await tap(status.getByRole('link', { name: STEPS }));
  return id;
}

/** Plans a class on these weekdays at 18:00, from the steps of the venue. */
export async function planClass(
  page: Page,
  { name, weekdays }: { name: string; weekdays: string[] },
  { tap, fill, choose }: Effort,
): Promise<void> {
  await expect(page.getByText('3 von 5 erledigt')).toBeVisible();
  await tap(page.getByRole('link', { name: 'Los: Kurs planen' }));
  await fill(page.getByLabel('Name'), name);
  await choose(page.getByLabel('Aktivität'), 'Yoga');
  const time = page.getByRole('group', { name: 'Zeit 1' });
  await fill(time.getByLabel('Beginn'), '18:00');
  for (const weekday of weekdays) await tap(time.getByText(weekday, { exact: true }));
  await fill(page.getByLabel('Kapazität'), '8');
  await tap(page.getByRole('button', { name: 'Veröffentlichen' }));
  await expect(page.getByText(`${name} ist veröffentlicht`)).toBeVisible();
}

/** Publishes the venue as the last step: members find it and book from now on. */
export async function publishVenue(page: Page, name: string, { tap }: Effort): Promise<void> {
  await tap(page.getByRole('link', { name: STEPS }));
  await expect(page.getByText('4 von 5 erledigt')).toBeVisible();
  await tap(page.getByRole('button', { name: 'Veröffentlichen' }));
  await expect(page.getByRole('heading', { name: `${name} ist veröffentlicht` })).toBeVisible();
}
