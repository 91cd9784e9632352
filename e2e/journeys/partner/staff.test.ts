import { randomUUID } from 'node:crypto';
import { actAs } from '../../fixtures/api.ts';
import { createUser, PASSWORD } from '../../fixtures/database/create-user.ts';
import { createVenue } from '../../fixtures/database/create-venue.ts';
import { mailedToken } from '../../fixtures/mailed-token.ts';
import { expect, test } from '../../fixtures/test.ts';

test('somebody is invited, accepts with a password, works without changing staff, and is out when removed', async ({
  page,
  browser,
  signedInAs,
  consoleErrors,
}) => {
  const { organisationId } = await createVenue();
  const admin = await createUser({ fullName: 'Lina Owner', role: 'partner_admin', organisationId });
  const email = `rami-${randomUUID()}@example.test`;
  await signedInAs(admin);
  await page.goto('/app/partner/dashboard');
  await page.getByRole('link', { name: 'Staff' }).click();

  await test.step('one admin always stays', async () => {
    consoleErrors.allowStatus(409, '/partner/staff/');
    await page.getByRole('button', { name: 'Remove Lina Owner' }).click();
    const question = page.getByRole('dialog', { name: 'Remove from the team?' });
    await question.getByRole('button', { name: 'Remove' }).click();
    await expect(question.getByText('Your team needs at least one admin.')).toBeVisible();
    await question.getByRole('button', { name: 'Keep' }).click();
  });

  await page.getByRole('button', { name: 'Invite somebody' }).click();
  const invitation = page.getByRole('dialog', { name: 'Invite somebody' });
  await invitation.getByLabel('Email').fill(email);
  await invitation.getByLabel('Full name').fill('Rami Khoury');
  await invitation.getByRole('button', { name: 'Send invitation' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Rami Khoury' });
  await expect(row.getByText(/^Invited, until/)).toBeVisible();

  // Sent again: the first link ends, and the mail below is the second one.
  await row.getByRole('button', { name: 'Send again to Rami Khoury' }).click();
  await expect(page.getByText(`We wrote to ${email} again.`)).toBeVisible();

  // The colleague's own browser.
  const theirs = await browser.newContext();
  const colleague = await theirs.newPage();
  const token = await mailedToken(email, 'password-setup');
  await colleague.goto(new URL(`/partner/password-setup#token=${token}`, page.url()).href);
  await colleague.getByLabel('New Password').fill(PASSWORD);
  await colleague.getByLabel('Confirm Password').fill(PASSWORD);
  await colleague.getByRole('button', { name: 'Set Password & Continue' }).click();
  await colleague.getByRole('link', { name: 'Go to the partner dashboard' }).click();
  await colleague.getByRole('link', { name: 'Staff' }).click();
  await expect(colleague.getByText('Only a partner admin can invite')).toBeVisible();
  await expect(colleague.getByText('Lina Owner')).toBeVisible();
  await expect(colleague.getByRole('button', { name: /Invite|Remove/ })).toHaveCount(0);

  await page.reload();
  await row.getByRole('button', { name: 'Remove Rami Khoury' }).click();
  const question = page.getByRole('dialog', { name: 'Remove from the team?' });
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Invite somebody' })).toBeFocused();

  // The next request tells; without one the page asks for news every 30 seconds.
  await colleague.reload();
  await expect(colleague.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  await colleague.getByLabel('Email').fill(email);
  await colleague.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await colleague.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(colleague.getByText("You don't have permission to access this page.")).toBeVisible();
  await theirs.close();
});

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
  const note = page.getByRole('alert').filter({ hasText: 'Somebody else has saved' });
  await expect(note).toBeFocused();
  await expect(note.getByText('Saved now: Corniche Holding')).toBeVisible();
  await save.click();
  await expect(page.getByText('•••• 9114')).toBeVisible();
  await expect(page.getByText('Corniche Holding')).toBeVisible();
});
