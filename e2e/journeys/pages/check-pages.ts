import type { Page } from '@playwright/test';
import type { ConsoleErrors } from '../../fixtures/console-errors.ts';
import { type Theme, violationsInTheme } from '../../fixtures/pages/accessibility-violations.ts';
import { expectedRefusals, standsAlone } from '../../fixtures/pages/page-list.ts';
import { startPseudoLanguageServer } from '../../fixtures/pages/pseudo-language.ts';
import { collectServerWords } from '../../fixtures/pages/server-words.ts';
import { gotoSettled, navigateSettled, watchLayout } from '../../fixtures/pages/settled.ts';
import { layoutFaults, textFaults } from '../../fixtures/pages/text-faults.ts';
import { test } from '../../fixtures/test.ts';

const phoneWidth = 390;
/** The narrowest and the widest we support, a tablet, a desktop and the same at 200 %. */
const otherWidths = [360, 720, 768, 1024, 1440, 1920];

/**
 * The theme in which axe sees a page on a device: the other one on the other device, so that every page
 * is seen in both, and every theme on both.
 */
const themeOn = (device: 'phone' | 'desktop', index: number): Theme =>
  (Math.floor(index / 2) % 2 === 0) === (device === 'phone') ? 'light' : 'dark';

/**
 * Opens each page once on a phone, in the pseudo-language, and returns what is wrong with it:
 * accessibility in one theme, layout and translation at every width.
 */
export async function checkPages(
  page: Page,
  paths: string[],
  signIn: (origin: string) => Promise<void>,
  errors: ConsoleErrors,
): Promise<string[]> {
  await prepareCheck(page, errors);
  await beginInLanguage(page, 'de');
  const server = await startPseudoLanguageServer();
  await signIn(server.origin);
  const faults: string[] = [];
  for (const [index, path] of paths.entries()) {
    const serverWords = collectServerWords(page);
    await page.setViewportSize({ width: phoneWidth, height: 900 });
    await gotoSettled(page, server.origin + path);
    for (const violation of await violationsInTheme(page, themeOn('phone', index)))
      faults.push(`${path}, ${violation}`);
    const layout = watchLayout(page);
    // A theme changes colours only: the layout of each width is that of both.
    for (const width of [phoneWidth, ...otherWidths]) {
      await page.setViewportSize({ width, height: 900 });
      await layout.settled();
      for (const fault of await textFaults(page, await serverWords.read()))
        faults.push(`${path}, ${width} px: ${fault}`);
    }
    layout.stop();
    serverWords.stop();
  }
  // What the last page still reads is given up before the server is gone; this address starts no app.
  await page.goto(`${server.origin}/healthz`);
  await server.stop();
  return faults;
}

/**
 * Opens each page on a desktop, in this language, and returns what is wrong with it: accessibility in
 * the theme that it did not have on the phone, and layout. From the first page of the
 * app the others are reached as its links do. `look` is called with each path while its page is open.
 */
export async function checkPagesInLanguage(
  page: Page,
  paths: string[],
  language: string,
  look: (path: string) => Promise<void> = async () => undefined,
): Promise<string[]> {
  const faults: string[] = [];
  await page.evaluate((chosen) => localStorage.setItem('i18nextLng', chosen), language);
  let inApp = false;
  for (const [index, path] of paths.entries()) {
    const alone = standsAlone(path);
    await (inApp && !alone ? navigateSettled : gotoSettled)(page, path);
    inApp = !alone;
    const theme = themeOn('desktop', index);
    const found = [...(await layoutFaults(page)), ...(await violationsInTheme(page, theme))];
    faults.push(...found.map((fault) => `${path}, ${language}: ${fault}`));
    await look(path);
  }
  return faults;
}

/** Allows the refusals that links to nothing get, and stops what moves. */
export async function prepareCheck(page: Page, errors: ConsoleErrors): Promise<void> {
  test.setTimeout(900_000);
  errors.allowMessage('Requested device not found');
  for (const [status, part] of expectedRefusals) errors.allowStatus(status, part);
  // Colours in the middle of a change of theme are those of neither.
  await page.emulateMedia({ reducedMotion: 'reduce' });
}

/** Chooses the language of every page from the first one on. */
const beginInLanguage = (page: Page, language: string) =>
  page.addInitScript((chosen) => {
    // The frame of a mail is sandboxed and has no storage.
    if (window === window.top) localStorage.setItem('i18nextLng', chosen);
  }, language);
