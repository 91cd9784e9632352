import type { Page } from '@playwright/test';
import { createUser } from '../../fixtures/database/create-user.ts';
import { expect, test } from '../../fixtures/test.ts';

const themes = {
  light: { paper: 'rgb(241, 239, 233)', line: 'rgb(217, 213, 202)', accent: 'rgb(255, 90, 43)' },
  dark: { paper: 'rgb(19, 17, 16)', line: 'rgb(53, 48, 44)', accent: 'rgb(255, 106, 61)' },
} as const;
type Theme = keyof typeof themes;
const otherThan = (theme: Theme): Theme => (theme === 'light' ? 'dark' : 'light');

// Nothing that another test has loaded is in the browser's memory.
test.use({ ownContext: true });

for (const theme of ['light', 'dark'] as const)
  for (const by of ['of the system', 'that was chosen'] as const)
    test(`a page of the app begins in the ${theme} theme ${by} before any style or script is there @phone`, async ({
      page,
      signedInAs,
    }) => {
      await signedInAs(await createUser());
      await wantTheme(page, theme, by);
      const scripts = await hold(page, /\/assets\/.*\.js$/);
      const shellStyles = await hold(page, /\/assets\/(styles|root)-[\w-]+\.css$/);
      const pageStyles = await hold(page, /\/assets\/(?!styles|root).*\.css$/);
      await page.goto('/app/explore', { waitUntil: 'commit' });

      await test.step('paper, the ring and the bar of the frame are painted', async () => {
        await expectPainted(page, 'first-contentful-paint');
        expect(await startOf(page)).toEqual(themes[theme]);
      });

      await test.step('the page waits for the styles, so that none of it is shown without', async () => {
        await scripts.release();
        await pageStyles.release();
        await expect.poll(() => scripts.isDone() && pageStyles.isDone()).toBe(true);
        await untilIdle(page);
        await expect(page.locator('main')).toHaveClass('pulse-start');
        await shellStyles.release();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('body')).toHaveCSS('background-color', themes[theme].paper);
      });

      const sheets = [...shellStyles.requested, ...pageStyles.requested];
      expect(sheets.length).toBeGreaterThan(3);
      expect(sheets, 'no style sheet is requested twice').toEqual([...new Set(sheets)]);
    });

for (const theme of ['light', 'dark'] as const)
  test(`a public page begins on the paper of the ${theme} theme before its styles are there @phone`, async ({
    page,
  }) => {
    await wantTheme(page, theme, 'of the system');
    const styles = await hold(page, /\/assets\/.*\.css$/);
    await page.goto('/', { waitUntil: 'commit' });
    await expectPainted(page, 'first-paint');
    await expect(page.locator('html')).toHaveCSS('background-color', themes[theme].paper);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(0);
    await styles.release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(styles.requested).toHaveLength(1);
  });

test('a page of the app asks for each font once, and for none in vain @desktop', async ({
  page,
}) => {
  const vain: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('preload')) vain.push(message.text());
  });
  for (const path of ['/auth', '/partner-onboarding', '/demo/mailbox', '/reset-password']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await untilIdle(page);
    const fonts = page.locator('link[as="font"]');
    const asked = await fonts.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    );
    expect(asked, path).toEqual([...new Set(asked)]);
  }
  expect(vain).toEqual([]);
});

async function wantTheme(page: Page, theme: Theme, by: 'of the system' | 'that was chosen') {
  const isChosen = by === 'that was chosen';
  await page.emulateMedia({ colorScheme: isChosen ? otherThan(theme) : theme });
  if (isChosen) await page.evaluate((chosen) => localStorage.setItem('theme', chosen), theme);
}

/** Holds back what the page requests from these addresses until it is released. */
async function hold(page: Page, address: RegExp) {
  const requested: string[] = [];
  const open = Promise.withResolvers<void>();
  let finished = 0;
  page.on('requestfinished', (request) => {
    if (address.test(request.url())) finished += 1;
  });
  await page.route(address, async (route) => {
    requested.push(new URL(route.request().url()).pathname);
    await open.promise;
    await route.continue();
  });
  return { requested, release: open.resolve, isDone: () => finished === requested.length };
}

/** The browser's own record of what has been painted. */
async function expectPainted(page: Page, name: 'first-paint' | 'first-contentful-paint') {
  await page.waitForFunction((each) => performance.getEntriesByName(each).length > 0, name);
}

/** The colours of what the page starts with. */
function startOf(page: Page) {
  return page.evaluate(() => {
    const of = (selector: string, pseudo?: string) => {
      const element = document.querySelector(selector);
      if (!element) throw new Error(`The page has no ${selector}.`);
      return getComputedStyle(element, pseudo);
    };
    return {
      paper: of('html').backgroundColor,
      line: of('main', '::before').borderBottomColor,
      accent: of('main svg :last-child').stroke,
    };
  });
}

/** Whatever the scripts can do by themselves has been done. */
async function untilIdle(page: Page) {
  await page.evaluate(async () => {
    for (let times = 0; times < 3; times += 1)
      await new Promise((resolve) => requestIdleCallback(resolve));
  });
}
