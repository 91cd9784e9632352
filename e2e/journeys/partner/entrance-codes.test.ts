import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { origin } from '../../fixtures/api.ts';
import { createUser } from '../../fixtures/database/create-user.ts';
import { createVenue } from '../../fixtures/database/create-venue.ts';
import { readQrCode } from '../../fixtures/qr-code/read-qr-code.ts';
import { readQrCodeInPdf } from '../../fixtures/qr-code/read-qr-code-in-pdf.ts';
import { expect, test } from '../../fixtures/test.ts';

async function save(page: Page, name: string) {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  const file = await saving;
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

test('the poster of an entrance is saved as PNG and PDF in German, and its code renewed', async ({
  page,
  signedInAs,
}) => {
  const venue = await createVenue();
  const { organisationId, qrCode } = venue;
  await signedInAs(await createUser({ role: 'partner_staff', organisationId }));
  await page.goto('/app/partner/dashboard#qr-codes');
  await page.getByRole('button', { name: 'Poster for Front door' }).click();
  await page.getByText('Deutsch').click();
  const poster = page.getByRole('img', { name: `Aushang: ${venue.name}, Front door.` });
  await expect(poster).toBeVisible();

  const url = `${origin()}/checkin/${qrCode}`;
  const png = await save(page, 'Save as PNG');
  expect(png.name).toMatch(/^corniche-test-studio-\w+-front-door\.png$/);
  // A4 at 300 dots an inch, from the header of the file.
  expect([png.content.readUInt32BE(16), png.content.readUInt32BE(20)]).toEqual([2480, 3508]);
  expect(await readQrCode(png.content)).toBe(url);
  const pdf = await save(page, 'Save as PDF');
  expect(pdf.content.subarray(0, 8).toString()).toBe('%PDF-1.7');
  expect(await readQrCodeInPdf(pdf.content)).toBe(url);
  await page.keyboard.press('Escape');

  const cards = page.getByRole('listitem').filter({ hasText: 'Front door' });
  await cards.getByRole('button', { name: 'Renew the code for Front door' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Renew' }).click();
  await expect(cards).toHaveCount(2);
  await expect(cards.filter({ hasText: 'Valid until' })).toContainText(
    qrCode.replace(/(.{4})(.{4})/, '$1-$2-'),
  );
  await expect(cards.getByText('Not scanned yet')).toHaveCount(2);
});
