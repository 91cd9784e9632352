import type { Page } from '@playwright/test';
import { createUser } from '../../fixtures/database/create-user.ts';
import { expect, test } from '../../fixtures/test.ts';

const lookOf = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor, color, fontFamily, fontSize, lineHeight } = getComputedStyle(
      document.body,
    );
    return { backgroundColor, color, fontFamily, fontSize, lineHeight };
  });

/** Compares the page with itself after a reload, which leaves nothing of the app. */
async function expectSameAfterReload(page: Page) {
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const arrived = await lookOf(page);
  await page.reload();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(arrived).toEqual(await lookOf(page));
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a public page looks the same after a link of the app as after a reload, ${colorScheme} @desktop`, async ({
    page,
    signedInAs,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/auth');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Pulse' }).click();
    await expect(page).toHaveURL('/');
    await expectSameAfterReload(page);

    await signedInAs(await createUser());
    await page.goto('/app/profile');
    await page.getByRole('button', { name: /^Account menu/ }).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/');
    await expectSameAfterReload(page);
  });
}

test('what was typed to sign up stands beside the terms, and a known email has its links @desktop', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allowStatus(409, '/api/v1/auth/sign-up');
  const { email } = await createUser();
  await page.goto('/auth?mode=sign-up');
  await page.getByLabel('Full name').fill('Rima Newcomer');
  await page.getByLabel('Email').fill(email);
  const password = page.getByPlaceholder('Create a password (min 8 characters)');
  await password.fill('Newcomer-2026!');
  const ownWords = page.getByRole('listitem').filter({ hasText: 'No part of your name or email' });
  await expect(ownWords).toContainText('not met');
  await password.fill('Corniche-2026!');
  await expect(ownWords).not.toContainText('not met');

  const opened = page.waitForEvent('popup');
  await page.getByRole('main').getByRole('link', { name: 'terms' }).click();
  await (await opened).close();
  await expect(page.getByLabel('Full name')).toHaveValue('Rima Newcomer');

  await page.getByRole('checkbox', { name: 'I am 18 or older' }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('This email is already registered')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Reset your password' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
});
