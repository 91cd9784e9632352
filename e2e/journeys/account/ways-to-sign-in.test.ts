import { createUser, PASSWORD } from '../../fixtures/database/create-user.ts';
import { mailedToken } from '../../fixtures/mailed-token.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a passkey, a link by mail and a new address each sign in', async ({ page, signedInAs }) => {
  const person = await createUser({ fullName: 'Rana Aoun' });
  const newEmail = `new-${person.email}`;
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const signOut = async () => {
    // Away from the app first, which would find its requests refused.
    await page.goto('/api/v1/meta');
    await page.evaluate(() => localStorage.clear());
  };

  await signedInAs(person);
  await page.goto('/app/profile#security');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('My phone');
  await page.getByRole('textbox', { name: 'Your password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue on this device' }).click();
  await expect(page.getByRole('button', { name: 'Remove My phone' })).toBeVisible();

  await page.getByRole('button', { name: 'Change address' }).click();
  await page.getByRole('textbox', { name: 'New email address' }).fill(newEmail);
  await page.getByRole('button', { name: 'Confirm with a passkey' }).click();
  await expect(page.getByText(`If ${newEmail} is free`)).toBeVisible();
  await page.goto(`/change-email#token=${await mailedToken(newEmail, 'change-email')}`);
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(page.getByText(`${newEmail} is now the address`)).toBeVisible();
  // The earlier address gets a mail with a way back.
  await mailedToken(person.email, 'restore-email');

  // The page offers a passkey by itself, in the menu of the email field, which this device takes.
  await signOut();
  await page.goto('/auth?mode=sign-in');
  await expect(page).toHaveURL(/\/app\//);

  // Elsewhere the button asks for one: this browser has no such menu from now on.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await signOut();
  await page.goto('/auth?mode=sign-in');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(/\/app\//);

  await signOut();
  await page.goto('/auth?mode=sign-in');
  await page.getByRole('textbox', { name: 'Email' }).fill(newEmail);
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(page.getByText('a link is on its way')).toBeVisible();
  await page.goto(`/sign-in-link#token=${await mailedToken(newEmail, 'sign-in-link')}`);
  await page.getByRole('button', { name: 'Sign in on this device' }).click();
  await expect(page).toHaveURL(/\/app\//);
});
