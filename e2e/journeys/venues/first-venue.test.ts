import { randomUUID } from 'node:crypto';
import { createOrganisation } from '../../fixtures/database/create-organisation.ts';
import { createUser } from '../../fixtures/database/create-user.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a partner sets up the first venue on a phone, and a member finds it at once', {
  tag: '@phone',
}, async ({ page, signedInAs }) => {
  const name = `Studio ${randomUUID().slice(0, 8)}`;
  const organisationId = await createOrganisation();
  const admin = await createUser({ role: 'partner_admin', organisationId });
  await signedInAs(admin);

  await page.goto('/partner/setup');
  await expect(page.getByText('0 of 5 done')).toBeVisible();
  await page.getByRole('link', { name: 'Go: Describe the venue' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Description', { exact: true }).fill('Yoga on two floors above the sea.');
  await page.getByRole('checkbox', { name: 'Yoga' }).check({ force: true });
  await page.getByLabel('Address').fill('Rue Gouraud 12');
  await page.getByLabel('City').fill('Beirut');
  await page.getByLabel('Latitude').fill('33.8938');
  await page.getByLabel('Longitude').fill('35.5018');
  await expect(page.getByLabel('Timezone')).toHaveValue('Asia/Beirut');
  // A reload loses nothing that was typed.
  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue(name);
  await page.getByRole('button', { name: 'Save as draft' }).click();

  // What is missing is a link to its field.
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const status = page.getByRole('region', { name: 'Status' });
  await expect(status.getByRole('button', { name: 'Publish' })).toBeDisabled();
  await status.getByRole('link', { name: 'Operating hours' }).click();
  await expect(page.getByRole('group', { name: 'Operating hours' })).toBeFocused();
  await page.getByRole('button', { name: 'Add hours, Friday' }).click();
  await page.getByLabel('Closes, Friday, span 1').fill('02:00');
  await expect(page.getByText('Until Saturday, 02:00')).toBeVisible();
  await page.getByRole('button', { name: 'Copy to weekdays: hours of Friday' }).click();
  await expect(page.getByLabel('Opens, Monday, span 1')).toHaveValue('07:00');
  // Publishing saves what is typed first.
  await status.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(`${name} is published.`)).toBeVisible();

  // The steps are computed from what there is now.
  await page.goto('/partner/setup');
  await expect(page.getByText('2 of 5 done')).toBeVisible();
  await expect(page.getByRole('heading', { name: `${name} is published` })).toBeVisible();

  await signedInAs(await createUser());
  await page.goto(`/app/explore?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('link', { name: new RegExp(name) }).first()).toBeVisible();
});
