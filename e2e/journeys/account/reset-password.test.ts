import { expect, test } from '../../fixtures/test.ts';

test('two passwords that differ are reported once, and no longer when they match', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allowStatus(410, '/api/v1/auth/reset-password');
  await page.goto('/reset-password#token=unknown');
  const mismatch = page.getByText('Passwords do not match');
  await page.getByLabel('New password').fill('Corniche-2026!');
  await page.keyboard.press('Enter');
  await expect(mismatch).toHaveCount(1);
  await page.getByLabel('Confirm password').fill('Corniche-2026');
  await page.keyboard.press('Enter');
  await expect(mismatch).toHaveCount(1);
  await page.getByLabel('Confirm password').fill('Corniche-2026!');
  await expect(mismatch).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Invalid or expired reset link. Please try again.')).toBeVisible();
});
