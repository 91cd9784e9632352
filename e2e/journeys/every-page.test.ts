import type { Page } from '@playwright/test';
import { accountOf, everyPageOf, readers, refusalsMet } from '../world/every-page.ts';
import { hearServer } from '../world/heard-words.ts';
import { lookAtText } from '../world/look-at-text.ts';
import { speakPseudo } from '../world/pseudo-language.ts';
import { untranslatedWords } from '../world/untranslated.ts';
import { expect, test } from './journey.ts';
import { settled } from './settled.ts';

// An installed service worker would answer for the files that speak the pseudo-language.
test.use({ serviceWorkers: 'block' });

/** Beside the usual width: the widest and the narrowest that we promise, a desk at 200 % zoom, a tablet lying and standing. */
const widths = { desktop: [1440, 1920, 1024, 768, 720], phone: [390, 360] };

for (const reader of readers) {
  test(`nothing overflows, is cut off or untranslated on any page of a ${reader}, light and dark`, async ({
    page,
    signedInAs,
    noise,
  }, { project }) => {
    test.slow();
    noise.expectConsole('Requested device not found');
    for (const [status, part] of refusalsMet) noise.expect(status, part);
    await speakPseudo(page);
    if (reader !== 'visitor') await signedInAs(accountOf(reader));
    const faults: string[] = [];
    for (const path of await everyPageOf(reader)) {
      const heard = hearServer(page);
      await page.goto(path);
      await settled(page);
      for (const width of widths[project.name as keyof typeof widths])
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize({ width, height: 900 });
          for (const fault of await faultsOf(page, await heard()))
            faults.push(`${path}, ${width} px, ${colorScheme}: ${fault}`);
        }
    }
    expect(faults).toEqual([]);
  });
}

test('the list of pages that are read leaves none out @desk', async ({ page }) => {
  const read = (await Promise.all(readers.map(everyPageOf))).flat();
  const paths = read.map((address) => address.replace(/[?#].*$/, ''));
  await page.goto('/auth');
  const unread = (await addressesOf(page))
    .filter((address) => !elsewhere.includes(address))
    .filter((address) => !paths.some((path) => patternOf(address).test(path)));
  expect(unread).toEqual([]);
});

test('the eye that reads every page sees what is wide, cut off, shortened and untranslated', async ({
  page,
}) => {
  await page.setContent(`<meta name="viewport" content="width=device-width, minimum-scale=1"><body style="margin:0">
    <p style="width:3000px">Wīdḗ</p>
    <p style="position:absolute; left:-90px; width:80px">Ǿŭtsīdḗ</p>
    <p style="width:60px; overflow:hidden; white-space:nowrap">Cŭt ǿff bẏ īts bǿx</p>
    <p style="width:60px; overflow:hidden; white-space:nowrap; text-overflow:ellipsis">Ḗnds īn dǿts</p>
    <p style="width:60px; overflow:hidden; white-space:nowrap; text-overflow:ellipsis">Nafas Studio</p>
    <p>bookings.title</p>
    <p hidden>Nobody sees this</p>
  </body>`);
  const room = page.viewportSize()?.width;
  expect(await faultsOf(page, new Set(['Nafas', 'Studio']))).toEqual([
    `3000 px wide where there is room for ${room}`,
    'outside: "Ǿŭtsīdḗ"',
    'clipped: "Cŭt ǿff bẏ īts bǿx"',
    'shortened: "Ḗnds īn dǿts"',
    'untranslated: bookings title in "bookings.title"',
  ]);
});

/** Nothing to read: this one only leads on, that one stands in development alone. */
const elsewhere = ['/app', '/dev/ui'];

/** Every address that the app answers, by its own map of pages; `:id` stands for any. */
async function addressesOf(page: Page): Promise<string[]> {
  const routes = await page.evaluate(
    () => (window as unknown as { __reactRouterManifest: AppMap }).__reactRouterManifest.routes,
  );
  const all = Object.values(routes);
  const pathOf = ({ path, parentId }: AppMap['routes'][string]): string => {
    const parent = parentId === undefined ? undefined : routes[parentId];
    return [parent && pathOf(parent), path].filter(Boolean).join('/');
  };
  return all
    .filter(({ id }) => !id.startsWith('legacy:') && all.every(({ parentId }) => parentId !== id))
    .map((route) => `/${pathOf(route)}`);
}

interface AppMap {
  routes: Record<string, { id: string; parentId?: string; path?: string }>;
}

function patternOf(address: string): RegExp {
  return new RegExp(`^${address.replaceAll(/:\w+/g, '[^/]+').replace('*', '.+')}$`);
}

/** What a careful eye finds wrong with the words on the page, one line each. */
async function faultsOf(page: Page, heard: Set<string>): Promise<string[]> {
  const { wide, room } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    room: document.documentElement.clientWidth,
  }));
  const faults = wide > room ? [`${wide} px wide where there is room for ${room}`] : [];
  for (const { text, fault } of await lookAtText(page)) {
    const untranslated = untranslatedWords(text, heard);
    if (untranslated.length > 0)
      faults.push(`untranslated: ${untranslated.join(' ')} in "${text}"`);
    // A long name may end in dots; our own words have to fit.
    const ours = /[ȧḗīǿŭẏ]/i.test(text);
    if (fault === 'clipped' || fault === 'outside' || (fault === 'shortened' && ours))
      faults.push(`${fault}: "${text}"`);
  }
  return faults;
}
