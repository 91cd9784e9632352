import { createUser } from '../../fixtures/database/create-user.ts';
import { expireQuotes } from '../../fixtures/database/expire-quotes.ts';
import { failRenewal } from '../../fixtures/database/fail-renewal.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a member joins, moves up, pauses, resumes, cancels, takes it back and repairs a renewal, in German @phone', async ({
  page,
  signedInAs,
  consoleErrors,
}) => {
  const member = await createUser({ plan: null });
  await signedInAs(member);
  await page.evaluate(() => localStorage.setItem('i18nextLng', 'de'));

  await test.step('join, with a card whose bank asks at every later charge', async () => {
    await page.goto('/app/membership');
    await page.getByRole('button', { name: 'Basic wählen' }).click();
    const later = page.getByRole('group', { name: 'Was die Bank zu Verlängerungen sagt' });
    await later.getByText('Bestätigung verlangen').click();
    await page.getByRole('button', { name: 'Genehmigen', exact: true }).click();
    await expect(page.getByText(/^Basic gehört ab jetzt dir/)).toBeVisible();
    const near = page.getByRole('region', { name: 'Für dich' });
    await expect(near.getByRole('listitem')).toHaveCount(3);
  });

  await test.step('see what the larger plan costs, agree to the figures that hold, and confirm', async () => {
    await page.goto('/app/membership');
    await page.getByRole('link', { name: 'Tarif wechseln' }).click();
    await expect(page.getByText('Das ist dein Tarif.')).toBeVisible();
    // The choice is kept in the address, which takes a moment.
    await page.getByRole('radio', { name: 'Plus' }).click();
    await expect(page.getByRole('radio', { name: 'Plus' })).toBeChecked();
    const offer = page.getByRole('region', { name: 'Was sich ändert' });
    await expect(offer.getByText('Plus: sofort')).toBeVisible();
    const agree = offer.getByRole('button', { name: /^Zu Plus wechseln und .*USD zahlen$/ });
    await expireQuotes(member);
    consoleErrors.allowStatus(409, '/membership/change');
    await agree.click();
    await expect(offer.getByText(/^Dieses Angebot gilt nicht mehr\. /)).toBeVisible();
    await agree.click();
    await expect(page.getByText('Deine Bank fragt: Warst du das?')).toBeVisible();
    await page.getByRole('button', { name: 'Genehmigen', exact: true }).click();
    await expect(page).toHaveURL('/app/membership');
    await expect(page.getByRole('region', { name: 'Plus', exact: true })).toContainText(
      /Verlängert sich am .* für 69/,
    );
  });

  await test.step('pause, seeing when it goes on', async () => {
    await page.getByRole('button', { name: 'Pausieren' }).click();
    const sheet = page.getByRole('dialog', { name: 'Mitgliedschaft pausieren' });
    await sheet.getByRole('textbox', { name: 'Tage' }).fill('61');
    await expect(sheet.getByText('Wähle 7 bis 60 Tage.')).toBeVisible();
    await sheet.getByRole('textbox', { name: 'Tage' }).fill('10');
    await expect(sheet.getByText('Keine Buchung fällt in die Pause.')).toBeVisible();
    await sheet.getByRole('button', { name: '10 Tage pausieren' }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByText(/^Pausiert bis /)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Tarif wechseln' })).toBeHidden();
  });

  await test.step('resume early', async () => {
    await page.getByRole('button', { name: 'Jetzt fortsetzen' }).click();
    await expect(page.getByText('Deine Mitgliedschaft ist wieder aktiv.')).toBeVisible();
    await expect(page.getByText(/^Pausiert bis /)).toBeHidden();
    await expect(page.getByRole('link', { name: 'Tarif wechseln' })).toBeVisible();
  });

  await test.step('cancel with two taps, and take it back', async () => {
    await page.getByRole('button', { name: 'Mitgliedschaft kündigen' }).click();
    const question = page.getByRole('dialog', { name: 'Mitgliedschaft kündigen?' });
    await question.getByRole('button', { name: 'Kündigen' }).click();
    await expect(page.getByText(/^Gekündigt: endet am/)).toBeVisible();
    await page.getByRole('button', { name: 'Zurücknehmen' }).click();
    await expect(page.getByText(/^Verlängert sich am /)).toBeVisible();
  });

  await test.step('repair a renewal that failed, and save the receipt', async () => {
    await failRenewal(member);
    await page.reload();
    await expect(page.getByText(/^Dein Tarif bleibt bis .* offen\./)).toBeVisible();
    await page.getByRole('button', { name: 'Jetzt bezahlen' }).click();
    await page.getByRole('button', { name: 'Genehmigen', exact: true }).click();
    await expect(page).toHaveURL('/app/membership');
    await expect(page.getByText(/^Verlängert sich am /)).toBeVisible();
    const saved = page.waitForEvent('download');
    await page
      .getByRole('button', { name: /^Quittung R-\d{4}-\d{6}$/ })
      .first()
      .click();
    expect((await saved).suggestedFilename()).toMatch(/^pulse-R-\d{4}-\d{6}\.pdf$/);
  });
});
