import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { actAs } from '../world/api.ts';
import { aPerson } from '../world/people.ts';
import { openStudio, scheduleClass } from '../world/studio.ts';
import { expect, test } from './journey.ts';
import { openClass } from './open-class.ts';

const publicPages = [
  '/',
  '/pricing',
  '/faq',
  '/auth',
  '/auth?mode=sign-up',
  // Without a mail: those of the journeys beside this one would come and go while it is read.
  '/demo/mailbox?to=nobody@example.test',
];

for (const theme of ['light', 'dark'] as const) {
  test(`the public pages have no barrier that a program can find, ${theme}`, async ({ page }) => {
    test.slow();
    await choose(page, 'theme', theme);
    const found: string[] = [];
    for (const path of publicPages) {
      await page.goto(path);
      found.push(...(await barriersOf(page, path)));
    }
    expect(found).toEqual([]);
  });

  test(`the member's pages have no barrier that a program can find, ${theme}`, async ({
    page,
    signedInAs,
    noise,
  }) => {
    test.slow();
    noise.expectConsole('Requested device not found');
    const studio = await openStudio();
    const flow = await scheduleClass(studio, { startsInMinutes: 60 });
    const later = await scheduleClass(studio, { startsInMinutes: 300, title: 'Late Stretch' });
    const member = await aPerson({ plan: 'basic' });
    await (await actAs(member)).book(flow.id);
    await signedInAs(member);
    await choose(page, 'theme', theme);
    const found: string[] = [];
    for (const path of [...memberPages, `/app/venue/${studio.id}`, `/checkin/${studio.qrCode}`]) {
      await page.goto(path);
      found.push(...(await barriersOf(page, path)));
    }
    await openClass(page, studio, later);
    await expect(page.getByRole('list', { name: 'What is in the way' })).toBeVisible();
    found.push(...(await barriersOf(page, 'the refusal')));
    expect(found).toEqual([]);
  });
}

const memberPages = [
  '/app/dashboard',
  '/app/explore',
  '/app/bookings',
  '/app/membership',
  '/app/digital-id',
  '/app/scan',
  '/app/profile',
  '/app/venue-checkin',
];

test('nothing is wider than a narrow phone, even in German', async ({
  page,
  signedInAs,
  noise,
}) => {
  test.slow();
  noise.expectConsole('Requested device not found');
  const studio = await openStudio();
  const flow = await scheduleClass(studio, { startsInMinutes: 60 });
  const member = await aPerson({ fullName: 'Maximiliane von Hohenstein-Breitenbach' });
  await (await actAs(member)).book(flow.id);
  await page.setViewportSize({ width: 360, height: 740 });
  await choose(page, 'i18nextLng', 'de');
  const widths: Record<string, number> = {};
  const measure = async (path: string) => {
    await page.goto(path);
    await settled(page);
    widths[path] = await page.evaluate(() => document.documentElement.scrollWidth);
  };
  for (const path of publicPages) await measure(path);
  await signedInAs(member);
  for (const path of [...memberPages, `/app/venue/${studio.id}`, `/checkin/${studio.qrCode}`])
    await measure(path);
  const tooWide = Object.entries(widths).filter(([, width]) => width > 360);
  expect(tooWide).toEqual([]);
});

/** Sets a choice that the app keeps in local storage, before its first page. */
async function choose(page: Page, key: string, value: string): Promise<void> {
  await page.addInitScript(
    ([name, chosen]) => {
      // The frame of a mail is sandboxed and has no storage.
      if (window === window.top) localStorage.setItem(name, chosen);
    },
    [key, value] as const,
  );
}

/** Until the page has its heading and shows nothing that is still to come. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** What axe finds on the page, one line each: where, which rule, which element. */
async function barriersOf(page: Page, where: string): Promise<string[]> {
  await settled(page);
  const { violations } = await new AxeBuilder({ page })
    // Pins stand where their venues stand, close or not; the list beside them leads there too.
    .exclude('.maplibregl-marker')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${where}: ${id}, ${node.target.join(' ')}`),
  );
}
