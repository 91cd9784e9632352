import { violationsInBothThemes } from '../../fixtures/pages/accessibility-violations.ts';
import { addressesOfApp } from '../../fixtures/pages/app-manifest.ts';
import {
  accountOf,
  notFoundPage,
  pagesOf,
  pagesOfLayouts,
  prerenderedPages,
  type Role,
  roles,
} from '../../fixtures/pages/page-list.ts';
import { gotoSettled } from '../../fixtures/pages/settled.ts';
import { expect, test } from '../../fixtures/test.ts';
import { checkPages, checkPagesInLanguage, prepareCheck } from './check-pages.ts';

// Open on a phone, each page is checked at every width: its texts are those of the pseudo-language.
for (const role of roles)
  test(`every page for the role ${role} is accessible, fits every screen and is translated`, {
    tag: '@phone',
  }, async ({ page, signedInAs, consoleErrors }) => {
    const signIn = (at: string) =>
      role === 'visitor' ? Promise.resolve() : signedInAs(accountOf(role), at);
    expect(await checkPages(page, await pagesOf(role), signIn, consoleErrors)).toEqual([]);
  });

// The markup is the same in every language.
for (const role of roles)
  test(`every page for the role ${role} exists, and is accessible on a desktop in English`, {
    tag: '@desktop',
  }, async ({ page, signedInAs, consoleErrors }) => {
    await prepareCheck(page, consoleErrors);
    // This address starts no app.
    if (role === 'visitor') await page.goto('/healthz');
    else await signedInAs(accountOf(role));
    const refused: string[] = [];
    const elsewhereTo: string[] = [];
    const paths = await pagesOf(role);
    const faults = await checkPagesInLanguage(page, paths, 'en', async (path) => {
      const heading = await page.getByRole('heading', { level: 1 }).first().textContent();
      if (refusals.includes(heading ?? '')) refused.push(path);
      const { pathname } = new URL(page.url());
      if (pathname !== (role === 'visitor' ? forVisitor(path) : path).replace(/[?].*$/, ''))
        elsewhereTo.push(`${path} leads to ${pathname}`);
    });
    expect({ faults, refused, elsewhereTo }).toEqual({
      faults: [],
      refused: refusedPages[role] ?? [],
      elsewhereTo: [],
    });
  });

// The pseudo-language has read the texts of every page: here a layout meets its own words.
for (const language of ['de', 'fr'])
  test(`a page of each layout is accessible on a desktop in ${language}`, {
    tag: '@desktop',
  }, async ({ page, signedInAs, consoleErrors }) => {
    await prepareCheck(page, consoleErrors);
    const inLanguage = () => expect(page.locator('html')).toHaveAttribute('lang', language);
    const check = (paths: string[]) => checkPagesInLanguage(page, paths, language, inLanguage);
    // This address starts no app.
    await page.goto('/healthz');
    const faults = await check(pagesOfLayouts.visitor);
    await signedInAs(accountOf('member'));
    expect([...faults, ...(await check(pagesOfLayouts.member))]).toEqual([]);
  });

// Above each has been seen in one theme.
test('no prerendered page has an accessibility violation in English, light and dark', {
  tag: '@phone',
}, async ({ page, consoleErrors }) => {
  await prepareCheck(page, consoleErrors);
  const found: string[] = [];
  for (const path of prerenderedPages) {
    await gotoSettled(page, `${path}?lang=en`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    for (const violation of await violationsInBothThemes(page)) found.push(`${path}, ${violation}`);
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

/** What a page says instead of its content when there is nothing at its address, or nothing for this role. */
const refusals = ['Nothing at this address', 'Access Restricted'];

/** The pages that rightly say so. */
const refusedPages: Partial<Record<Role, string[]>> = {
  visitor: [notFoundPage],
  member: ['/app/partner/dashboard'],
};

/** Where a visitor gets to: to the sign-in page from those that need an account. */
const forVisitor = (path: string) => (/^\/(app|partner\/setup)/.test(path) ? '/auth' : path);

/** Nothing to check: this one only redirects, that one exists in development alone. */
const elsewhere = ['/app', '/dev/ui'];

function patternOf(address: string): RegExp {
  return new RegExp(`^${address.replaceAll(/:\w+/g, '[^/]+').replace('*', '.+')}$`);
}
