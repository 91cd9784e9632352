import { generateSync } from 'otplib';
import { createUser, PASSWORD } from '../../fixtures/database/create-user.ts';
import { expect, test } from '../../fixtures/test.ts';

test('two-step sign-in: an app is set up by its key, and asked for at the next sign-in', {
  tag: '@phone',
}, async ({ page, signedInAs, consoleErrors }) => {
  const person = await createUser({ fullName: 'Nour Saab' });
  consoleErrors.allowStatus(401, '/auth/sign-in');
  consoleErrors.allowStatus(400, '/auth/sign-in/second-factor');
  await signedInAs(person);
  await page.goto('/app/profile#security');
  await page.getByRole('button', { name: 'Set up' }).click();
  await page.getByRole('textbox', { name: 'Your password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const link = page.getByRole('link', { name: 'Open in an app on this device' });
  const url = new URL((await link.getAttribute('href')) ?? '');
  const secret = url.searchParams.get('secret') ?? '';
  const key = await page.getByText(/^(\w{4} ){7}\w{4}$/).textContent();
  expect(key?.replaceAll(' ', '')).toBe(secret);
  await page.getByRole('textbox', { name: 'Code' }).fill(generateSync({ secret }));
  await page.getByRole('button', { name: 'Switch on' }).click();
  const codes = page.getByRole('heading', { name: 'Your recovery codes' });
  await expect(codes).toBeFocused();
  const [recovery = ''] = await page.getByText(/^\w{5}-\w{5}$/).allTextContents();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('10 recovery codes left')).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.goto('/auth?mode=sign-in');
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  const code = page.getByRole('textbox', { name: 'Code' });
  await expect(code).toBeFocused();
  await code.fill('000000');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('This code is wrong or was already used')).toBeVisible();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(recovery);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/app\//);
});
