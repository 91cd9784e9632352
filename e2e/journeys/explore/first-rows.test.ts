import type { Page } from '@playwright/test';
import { createUser } from '../../fixtures/database/create-user.ts';
import { expect, test } from '../../fixtures/test.ts';

// Nothing that another test has loaded is in the browser's memory.
test.use({ ownContext: true });

for (const language of ['en', 'de'] as const)
  test(`on a slow line the first rows come before the app, which opens the class picked in them, in ${language} @both`, async ({
    page,
    signedInAs,
  }) => {
    await signedInAs(await createUser());
    await page.evaluate((chosen) => localStorage.setItem('i18nextLng', chosen), language);
    const app = await holdTheApp(page);
    await page.goto('/app/explore', { waitUntil: 'commit' });

    const rows = page.locator('.pulse-first-rows');
    const time = rows.locator('button[data-state="open"]').first();
    await expect(time).toHaveText(
      language === 'en' ? /^\d\d:\d\d \d+ left$/ : /^\d\d:\d\d \d+ frei$/,
    );
    const title = (await time.getAttribute('title')) ?? '';
    const names = await namesIn(rows);
    await time.click();
    await expect(time).toHaveAttribute('aria-busy', 'true');

    app.start();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await expect(rows).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const drawn = await namesIn(page.locator('main'));
    expect(drawn.slice(0, 2).map(({ name }) => name)).toEqual(
      names.slice(0, 2).map(({ name }) => name),
    );
    const moved = Math.abs((drawn[0]?.top ?? 0) - (names[0]?.top ?? 0));
    expect(moved, 'the first row stays where it was').toBeLessThan(3);
  });

test('the focus goes on in the row in which it was when the app starts @desktop', async ({
  page,
  signedInAs,
}) => {
  await signedInAs(await createUser());
  const app = await holdTheApp(page);
  await page.goto('/app/explore', { waitUntil: 'commit' });
  const link = page.locator('.pulse-first-rows li').nth(1).getByRole('link');
  const name = (await link.textContent()) ?? '';
  await link.focus();
  app.start();
  await expect(page.locator('main').getByRole('link', { name, exact: true })).toBeFocused();
});

/** Holds back the file that starts the app. */
async function holdTheApp(page: Page) {
  const started = Promise.withResolvers<void>();
  await page.route(/\/assets\/entry\.client-[\w-]+\.js$/, async (route) => {
    await started.promise;
    await route.continue();
  });
  return { start: () => started.resolve() };
}

/** The venues of the rows, and how far down each stands. */
async function namesIn(within: ReturnType<Page['locator']>) {
  return within.locator('li h2').evaluateAll((headings) =>
    headings.map((heading) => ({
      name: heading.textContent,
      top: Math.round(heading.getBoundingClientRect().top),
    })),
  );
}
