import { createUser } from '../../fixtures/database/create-user.ts';
import { createVenue, scheduleClass } from '../../fixtures/database/create-venue.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a section or a page that is chosen in the menu of a phone has the focus', {
  tag: '@phone',
}, async ({ page, signedInAs }) => {
  const { organisationId } = await createVenue();
  await signedInAs(await createUser({ role: 'partner_admin', organisationId, plan: null }));
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog');
    const entry = menu.getByRole('link', { name, exact: true });
    if (!(await entry.isVisible())) await menu.getByRole('button', { name: /sections/i }).click();
    await entry.press('Enter');
  };
  const heading = (name: RegExp) => page.getByRole('heading', { level: 2, name });
  await page.goto('/app/dashboard');
  await choose('Trainers');
  await expect(heading(/^Trainers/)).toBeFocused();
  // From a section to another one of the same page.
  await choose('QR Codes');
  await expect(heading(/^QR Codes/)).toBeFocused();
  await choose('Bookings');
  await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible();
  await expect(page.locator('main')).toBeFocused();
});

test('a sheet that a link opens has the focus on its title, not on the button that closes it', async ({
  page,
  signedInAs,
}) => {
  const venue = await createVenue();
  const { id } = await scheduleClass(venue, { startsInMinutes: 60 });
  await signedInAs(await createUser());
  await page.goto(`/app/venue/${venue.id}?session=${id}`);
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('button', { name: /^Book / })).toBeVisible();
  await expect(sheet.locator(':focus')).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Close' })).not.toBeFocused();
});
