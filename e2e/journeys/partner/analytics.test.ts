import { readFile } from 'node:fs/promises';
import { createAttendedClass } from '../../fixtures/database/create-attended-class.ts';
import { createUser } from '../../fixtures/database/create-user.ts';
import { createVenue } from '../../fixtures/database/create-venue.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a figure is opened down to its rows and saved, by keyboard alone @desktop', async ({
  page,
  signedInAs,
}) => {
  const venue = await createVenue();
  const member = await createUser({ fullName: 'Maya Khoury' });
  await createAttendedClass(member, venue, { minutesAgo: 120 });
  const { organisationId } = venue;
  await signedInAs(await createUser({ role: 'partner_staff', organisationId, plan: null }));

  await page.goto('/app/partner/dashboard');
  await page.getByRole('link', { name: 'Analytics' }).press('Enter');
  const period = page.getByLabel('Period');
  await period.focus();
  await period.press('Home');
  await expect(page).toHaveURL(/period=last_7/);
  await page.getByRole('link', { name: /^1\s*: what is behind First visits/ }).press('Enter');
  await expect(page.getByRole('heading', { name: 'First visits' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'MK' })).toContainText('First visit');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).press('Enter');
  const file = await (await saving).path();
  expect(await readFile(file, 'utf8')).toContain('MK,Came,Yes');
  await page.getByRole('link', { name: 'Back to the figures' }).press('Enter');
  await expect(page.getByRole('table', { name: 'Top classes' })).toBeVisible();
});
