import { expect, test } from '../../fixtures/test.ts';

test('going back from the form to create an account returns to signing in', async ({ page }) => {
  await page.goto('/faq');
  await page.goto('/auth?mode=sign-in');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { name: 'Join Pulse' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/faq$/);
});
