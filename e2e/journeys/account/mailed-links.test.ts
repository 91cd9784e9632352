import { randomUUID } from 'node:crypto';
import { mailedToken } from '../../fixtures/mailed-token.ts';
import { expect, test } from '../../fixtures/test.ts';

test('an email confirmation that failed on the network is retried with the same link', async ({
  page,
  consoleErrors,
}) => {
  const email = `new-${randomUUID()}@example.test`;
  await page.goto('/auth?mode=sign-up');
  await page.getByLabel('Full name').fill('Rima Newcomer');
  await page.getByLabel('Email').fill(email);
  await page.getByPlaceholder('Create a password (min 8 characters)').fill('Corniche-2026!');
  await page.getByRole('checkbox', { name: 'I am 18 or older' }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText(email)).toBeVisible();

  consoleErrors.allowOffline();
  await page.route('**/auth/verify-email', (route) => route.abort());
  await page.goto(`/verify-email#token=${await mailedToken(email, 'verify-email')}`);
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute('**/auth/verify-email');
  await again.click();
  await expect(page.getByText('Your email is confirmed. Welcome to Pulse.')).toBeVisible();
});
