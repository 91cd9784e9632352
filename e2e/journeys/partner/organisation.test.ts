import { actAs } from '../../fixtures/api.ts';
import { createUser, PASSWORD } from '../../fixtures/database/create-user.ts';
import { createVenue } from '../../fixtures/database/create-venue.ts';
import { expect, test } from '../../fixtures/test.ts';

test('the account is changed with the password, and what another admin saved first is shown', async ({
  page,
  signedInAs,
  consoleErrors,
}) => {
  consoleErrors.allowStatus(409, '/partner/organisation');
  consoleErrors.allowStatus(400, '/partner/organisation');
  const { organisationId } = await createVenue();
  const [admin, other] = [
    await createUser({ role: 'partner_admin', organisationId }),
    await createUser({ role: 'partner_admin', organisationId }),
  ];
  await signedInAs(admin);
  await page.goto('/app/partner/dashboard');
  await page.getByRole('link', { name: 'Organisation' }).click();
  await page.getByRole('button', { name: 'Change details' }).click();
  const account = page.getByLabel('Bank account');
  await account.fill('LB62 0999 0000 0001 0019 0122 9115');
  await page.getByLabel('Your current password').fill(PASSWORD);
  const save = page.getByRole('button', { name: 'Save changes' });
  await save.click();
  await expect(page.getByText('A digit of this IBAN is wrong')).toBeVisible();
  await expect(account).toBeFocused();
  await account.fill('LB62 0999 0000 0001 0019 0122 9114');

  const device = await actAs(other);
  await device.patch('/partner/organisation', {
    version: 1,
    current_password: PASSWORD,
    legal_name: 'Corniche Holding',
  });
  await save.click();
  const note = page.getByRole('alert').filter({ hasText: 'This was saved in another tab' });
  await expect(note).toBeFocused();
  await expect(note.getByText('Saved now: Corniche Holding')).toBeVisible();
  await save.click();
  await expect(page.getByText('•••• 9114')).toBeVisible();
  await expect(page.getByText('Corniche Holding')).toBeVisible();
});
