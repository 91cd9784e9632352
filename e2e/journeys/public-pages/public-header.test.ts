import type { Page } from '@playwright/test';
import { origin, signedInStorage } from '../../fixtures/api.ts';
import { createUser } from '../../fixtures/database/create-user.ts';
import { expect, test } from '../../fixtures/test.ts';

const openApp = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Open App' });
const signIn = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign In' });

/** Counts from the first paint on how often the page shows a link to the app. */
const watchOpenApp = (page: Page) =>
  page.addInitScript(() => {
    const look = () => {
      const shown = [...document.querySelectorAll('header a[href="/app/dashboard"]')].some((link) =>
        link.checkVisibility({ visibilityProperty: true }),
      );
      if (shown) Object.assign(window, { openAppShown: true });
      requestAnimationFrame(look);
    };
    look();
  });

test('Open App is shown for a living session, and never for an ended or broken one @desktop', async ({
  page,
  signedInAs,
  consoleErrors,
}) => {
  const member = await createUser();
  await signedInAs(member);
  await page.goto('/faq');
  await expect(openApp(page)).toBeVisible();
  await expect(signIn(page)).toBeHidden();

  // Ended elsewhere: the access token of this device is refused, and so is its refresh token.
  consoleErrors.allowStatus(401, '/api/v1/auth/');
  const { origins } = await signedInStorage(member, origin());
  const stored = new Map(
    origins.flatMap(({ localStorage }) => localStorage).map(({ name, value }) => [name, value]),
  );
  await page.request.post('/api/v1/auth/logout', {
    headers: { authorization: `Bearer ${stored.get('pulse_access_token')}` },
  });
  await watchOpenApp(page);
  const ended = [...stored];
  const broken = [
    ['pulse_access_token', 'broken'],
    ['pulse_refresh_token', 'broken'],
    ['pulse_user', '{broken'],
  ];
  for (const entries of [ended, broken]) {
    await page.evaluate((items) => {
      for (const [name = '', value = ''] of items) localStorage.setItem(name, value);
    }, entries);
    await page.goto('/terms');
    await expect(signIn(page)).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-session-unknown');
    expect(await page.evaluate(() => 'openAppShown' in window)).toBe(false);
    expect(await page.evaluate(() => localStorage.getItem('pulse_user'))).toBeNull();
  }
});
