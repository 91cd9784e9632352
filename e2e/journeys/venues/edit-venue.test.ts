import { actAs } from '../../fixtures/api.ts';
import { createUser } from '../../fixtures/database/create-user.ts';
import { createVenue, scheduleClass } from '../../fixtures/database/create-venue.ts';
import { expect, test } from '../../fixtures/test.ts';

test('two edit one venue: the second decides what stays; archiving asks about bookings', {
  tag: '@desktop',
}, async ({ page, signedInAs, consoleErrors }) => {
  consoleErrors.allowStatus(409, '/partner/venues/');
  const venue = await createVenue();
  const { organisationId } = venue;
  const flow = await scheduleClass(venue, { startsInMinutes: 90 });
  const member = await actAs(await createUser());
  const { id: booking } = await member.book(flow.id);
  await signedInAs(await createUser({ role: 'partner_admin', organisationId }));
  const colleague = await actAs(await createUser({ role: 'partner_admin', organisationId }));

  await page.goto(`/app/partner/venues/${venue.id}`);
  // Faults are shown at their fields, and nothing that was typed is lost.
  const latitude = page.getByLabel('Latitude');
  const placed = await latitude.inputValue();
  await latitude.fill('91');
  await page.getByRole('textbox', { name: 'City' }).fill('Tyre');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Please enter a latitude from -90 to 90')).toBeVisible();
  await expect(latitude).toBeFocused();
  await latitude.fill(placed);

  await colleague.patch(`/partner/venues/${venue.id}`, {
    version: 1,
    city: 'Sidon',
    address: 'Sea Road 4',
    description: 'Yoga by the sea.',
  });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const note = page.getByRole('alert').filter({ hasText: 'This was saved in another tab' });
  await expect(note).toBeFocused();
  await expect(note.getByText('Saved now: Sidon')).toBeVisible();
  await expect(note.getByText('You typed: Tyre')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Tyre');
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue('Sea Road 4');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(`${venue.name} is saved.`)).toBeVisible();

  await page.getByRole('button', { name: 'Archive' }).click();
  const dialog = page.getByRole('dialog', { name: `Archive ${venue.name}?` });
  await dialog.getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(dialog.getByText('1 booking in 1 class would be cancelled')).toBeVisible();
  await dialog.getByLabel('Reason, as members read it').fill('We are closing this house.');
  await dialog.getByRole('button', { name: 'Cancel 1 booking and archive' }).click();
  await expect(page.getByText(`${venue.name} is archived.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make it a draft again' })).toBeVisible();
  expect(await member.get(`/bookings/${booking}`)).toMatchObject({
    status: 'cancelled',
    cancel_reason: 'We are closing this house.',
  });
});
