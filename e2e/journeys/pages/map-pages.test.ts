import type { Page } from '@playwright/test';
import { browserOptions } from '../../fixtures/browser-options.ts';
import { colourAt, mapFaults } from '../../fixtures/pages/map-targets.ts';
import { accountOf, mapPages } from '../../fixtures/pages/page-list.ts';
import { expect, test } from '../../fixtures/test.ts';
import { checkPages, checkPagesInLanguage, prepareCheck } from './check-pages.ts';

test.use({ launchOptions: browserOptions({ maps: true }) });

test('every page with a map is accessible, fits every screen and is translated', {
  tag: '@phone',
}, async ({ page, signedInAs, consoleErrors }) => {
  const signIn = (at: string) => signedInAs(accountOf('member'), at);
  expect(await checkPages(page, await mapPages(), signIn, consoleErrors)).toEqual([]);
});

test('every page with a map is accessible on a desktop in English', { tag: '@desktop' }, async ({
  page,
  signedInAs,
  consoleErrors,
}) => {
  await prepareCheck(page, consoleErrors);
  await signedInAs(accountOf('member'));
  expect(await checkPagesInLanguage(page, await mapPages(), 'en')).toEqual([]);
});

const languages = [
  ['en', 'Venues around Lebanon', 'Map'],
  ['fr', 'Lieux partout au Liban', 'Carte'],
  ['de', 'Studios im ganzen Libanon', 'Karte'],
] as const;

test(
  'the map says where it is, begins as land, and none of its pins hides another',
  {
    tag: '@both',
  },
  async ({ page, signedInAs }, { project }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signedInAs(accountOf('member'));
    const landRequested = Promise.withResolvers<void>();
    await page.route('**/map/land.json', async (route) => {
      await landRequested.promise;
      await route.continue();
    });
    // Languages differ in what they write beside pins, which a wide map has room for: one on a phone.
    const shown = project.name === 'phone' ? languages.slice(0, 1) : languages;
    for (const [language, title, mapButton] of shown) {
      await page.addInitScript((chosen) => localStorage.setItem('i18nextLng', chosen), language);
      await page.goto('/app/explore?area=lebanon');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      if (project.name === 'phone')
        await page.getByRole('button', { name: mapButton, exact: true }).click();
      const map = page.locator('[data-explore-map]');
      await expect(map.getByText(title)).toBeVisible();
      const largest = map.locator('button[data-size="large"]');
      await expect(largest).toBeVisible();
      const colours = await tokensOf(page);
      const { x = 0, y = 0 } = (await map.boundingBox()) ?? {};
      const atSea = () => colourAt(page, Math.round(x) + 12, Math.round(y) + 200);
      if (language === 'en') expect(await atSea()).toBe(colours.land);
      landRequested.resolve();
      await expect.poll(atSea).toBe(colours.sea);
      expect(await mapFaults(page), `${language}, the country`).toEqual([]);

      const number = (await largest.textContent()) ?? '';
      await largest.click();
      await expect(largest).not.toHaveText(number);
      expect(await mapFaults(page), `${language}, Beirut`).toEqual([]);
    }
  },
);

const tokensOf = (page: Page) =>
  page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    const read = (name: string) => style.getPropertyValue(`--pulse-map-${name}`).trim();
    return { land: read('land'), sea: read('sea') };
  });
