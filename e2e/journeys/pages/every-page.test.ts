import { accessibilityViolations } from '../../fixtures/pages/accessibility-violations.ts';
import { addressesOfApp } from '../../fixtures/pages/app-manifest.ts';
import { accountOf, pagesOf, prerenderedPages, roles } from '../../fixtures/pages/page-list.ts';
import { gotoSettled } from '../../fixtures/pages/settled.ts';
import { expect, test } from '../../fixtures/test.ts';
import {
  beginInLanguage,
  checkPages,
  prepareCheck,
  violationsInBothThemes,
} from './check-pages.ts';

for (const role of roles)
  test(
    `every page for the role ${role} is accessible, fits its screen and is translated`,
    {},
    async ({ page, signedInAs, consoleErrors }, { project }) => {
      const signIn = (at: string) =>
        role === 'visitor' ? Promise.resolve() : signedInAs(accountOf(role), at);
      const paths = await pagesOf(role);
      expect(await checkPages(page, paths, project.name, signIn, consoleErrors)).toEqual([]);
    },
  );

// In German every page is checked above, on both devices: its texts are those of the pseudo-language.
// The markup is the same in every language, so each page is checked in one of the other two.
for (const role of roles)
  test(`no page for the role ${role} has an accessibility violation in English or French`, {
    tag: '@desktop',
  }, async ({ page, signedInAs, consoleErrors }) => {
    test.setTimeout(900_000);
    await prepareCheck(page, consoleErrors);
    // This address starts no app.
    if (role === 'visitor') await page.goto('/healthz');
    else await signedInAs(accountOf(role));
    const found: string[] = [];
    for (const [index, path] of (await pagesOf(role)).entries()) {
      const language = index % 2 === 0 ? 'en' : 'fr';
      await page.evaluate((chosen) => localStorage.setItem('i18nextLng', chosen), language);
      await gotoSettled(page, path);
      // Colours are the same in every language.
      for (const violation of await accessibilityViolations(page, { rules: 'all but colours' }))
        found.push(`${path}: ${violation}`);
    }
    expect(found).toEqual([]);
  });

// In German they are checked in both themes above.
for (const language of ['en', 'fr'])
  test(`no prerendered page has an accessibility violation in ${language}, light and dark`, {
    tag: '@phone',
  }, async ({ page, consoleErrors }) => {
    test.setTimeout(900_000);
    await prepareCheck(page, consoleErrors);
    await beginInLanguage(page, language);
    const found: string[] = [];
    for (const path of prerenderedPages) {
      await gotoSettled(page, `${path}?lang=${language}`);
      for (const violation of await violationsInBothThemes(page))
        found.push(`${path}, ${violation}`);
    }
    expect(found).toEqual([]);
  });

test('the list of pages that are checked leaves none out', { tag: '@desktop' }, async ({
  page,
}) => {
  const checked = (await Promise.all(roles.map(pagesOf))).flat();
  const paths = checked.map((address) => address.replace(/[?#].*$/, ''));
  await page.goto('/auth');
  const unchecked = (await addressesOfApp(page))
    .filter((address) => !elsewhere.includes(address))
    .filter((address) => !paths.some((path) => patternOf(address).test(path)));
  expect(unchecked).toEqual([]);
});

/** Nothing to check: this one only redirects, that one exists in development alone. */
const elsewhere = ['/app', '/dev/ui'];

function patternOf(address: string): RegExp {
  return new RegExp(`^${address.replaceAll(/:\w+/g, '[^/]+').replace('*', '.+')}$`);
}
