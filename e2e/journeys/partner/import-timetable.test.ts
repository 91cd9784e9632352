import { createUser } from '../../fixtures/database/create-user.ts';
import { createVenue } from '../../fixtures/database/create-venue.ts';
import { expect, test } from '../../fixtures/test.ts';

const csv = {
  name: 'kurse.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    'Was;Wann;Ab wann;Bis\nReformer Flow;Montag;18:00;18:50\nReformer Flow;Mittwoch;7:30;8:20\nYoga;Freitag;19:00;18:00\n',
    'latin1',
  ),
};
const ics = {
  name: 'studio.ics',
  mimeType: 'text/calendar',
  buffer: Buffer.from(
    [
      'BEGIN:VCALENDAR',
      'BEGIN:VEVENT',
      'UID:1',
      'SUMMARY:Box',
      'DTSTART:20300107T180000',
      'DURATION:PT1H',
      'RRULE:FREQ=WEEKLY',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  ),
};

test('a partner matches odd columns, previews, imports once, and the same file adds nothing', {
  tag: '@desktop',
}, async ({ page, signedInAs, consoleErrors }) => {
  consoleErrors.allowMessage('net::ERR_FAILED');
  const { organisationId } = await createVenue();
  await signedInAs(await createUser({ role: 'partner_staff', organisationId, plan: null }));
  await page.goto('/app/partner/dashboard');
  await page.getByRole('link', { name: 'Import timetable' }).press('Enter');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose file' }).press('Enter');
  await (await choosing).setFiles(csv);
  await expect(page.getByText('Table with 3 rows')).toBeVisible();

  // Only "Bis" says what it holds; the preview asks for the rest by name.
  const columnIs = (name: string) => page.getByLabel(`What the column “${name}” holds`);
  await expect(columnIs('Bis')).toHaveValue('end');
  const preview = page.getByRole('region', { name: '3. Preview' });
  await preview.getByRole('button', { name: 'Show preview' }).press('Enter');
  await expect(page.getByText('Say which column holds the name of the class.')).toBeVisible();
  await columnIs('Was').selectOption('Name of the class');
  await columnIs('Wann').selectOption('Weekday');
  await columnIs('Ab wann').selectOption('Start');
  await page.getByLabel('Places per class').fill('12');

  // A lost connection loses nothing that was chosen.
  await page.route('**/preview', (route) => route.abort(), { times: 1 });
  await preview.getByRole('button', { name: 'Show preview' }).press('Enter');
  await expect(preview.getByRole('alert')).toBeVisible();
  await preview.getByRole('button', { name: 'Show preview' }).press('Enter');
  await expect(preview.getByText('Row 4, End:')).toBeVisible();
  await expect(preview.getByRole('heading', { name: '1 new class' })).toBeVisible();
  await preview.getByLabel('Leave out 1 refused entry and import the others').check();
  await preview.getByRole('button', { name: 'Import 1 class' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Imported' })).toBeFocused();

  // The same columns again: what was matched is kept.
  const chooser = page.locator('input[type=file]');
  await chooser.setInputFiles(csv);
  await expect(columnIs('Wann')).toHaveValue('weekday');
  await preview.getByRole('button', { name: 'Show preview' }).click();
  await expect(preview.getByText('Nothing is added')).toBeVisible();
  await expect(preview.getByText('1 class exists and stays as it is')).toBeVisible();

  // A calendar has no columns; its times without a zone are the venue's once the partner says so.
  await chooser.setInputFiles(ics);
  await expect(page.getByText('Calendar with 1 event')).toBeVisible();
  await page.getByLabel('1 event has no time zone').check();
  await page.getByLabel('Places per class').fill('8');
  await preview.getByRole('button', { name: 'Show preview' }).click();
  await expect(preview.getByText('more than two years ahead')).toBeVisible();
});

for (const language of ['en', 'de', 'fr'] as const)
  test.describe(() => {
    test.use({ language });
    test(`the sample file is imported as it is, in ${language}`, {
      tag: '@desktop',
    }, async ({ page, signedInAs, texts }) => {
      const { organisationId } = await createVenue();
      await signedInAs(await createUser({ role: 'partner_staff', organisationId, plan: null }));
      const button = (key: string) =>
        page.getByRole('button', { name: texts.of(`partner-import:${key}`), exact: true });
      await page.goto('/app/partner/dashboard');
      await page.getByRole('link', { name: texts.of('partner-classes:templates.import') }).click();
      const downloading = page.waitForEvent('download');
      await button('file.sample').click();
      const sample = await downloading;
      expect(sample.suggestedFilename()).toBe(texts.of('partner-import:file.sampleName'));
      await page.locator('input[type=file]').setInputFiles(await sample.path());
      // Asked for, where a cell of the column is empty.
      await page.getByLabel(texts.of('partner-import:defaults.capacityElse')).fill('10');
      await button('preview.show').click();
      const imports = texts.of('partner-import:preview.confirm_other', { count: 2 });
      await page.getByRole('button', { name: imports }).click();
      const title = texts.of('partner-import:done.title');
      await expect(page.getByRole('heading', { name: title })).toBeFocused();
    });
  });
