import type { Page } from '@playwright/test';
import type { ConsoleErrors } from '../../fixtures/console-errors.ts';
import { violationsInBothThemes } from '../../fixtures/pages/accessibility-violations.ts';
import { expectedRefusals } from '../../fixtures/pages/page-list.ts';
import { startPseudoLanguageServer } from '../../fixtures/pages/pseudo-language.ts';
import { collectServerWords } from '../../fixtures/pages/server-words.ts';
import { gotoSettled, watchLayout } from '../../fixtures/pages/settled.ts';
import { layoutFaults, textFaults } from '../../fixtures/pages/text-faults.ts';
import { test } from '../../fixtures/test.ts';

const phoneWidth = 390;
/** The narrowest and the widest we support, a tablet, a desktop and the same at 200 %. */
const otherWidths = [360, 720, 768, 1024, 1440, 1920];

/**
 * Opens each page once on a phone, in the pseudo-language, and returns what is wrong with it:
 * accessibility in both themes, layout and translation at every width.
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
  for (const path of paths) {
    const serverWords = collectServerWords(page);
    await page.setViewportSize({ width: phoneWidth, height: 900 });
    await gotoSettled(page, server.origin + path);
    for (const violation of await violationsInBothThemes(page))
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
 * Opens a page on a desktop in one of the languages and returns what is wrong with it: accessibility
 * in both themes, and layout.
 */
export async function checkPageInLanguage(
  page: Page,
  path: string,
  language: string,
): Promise<string[]> {
  await page.evaluate((chosen) => localStorage.setItem('i18nextLng', chosen), language);
  await gotoSettled(page, path);
  const found = [...(await layoutFaults(page)), ...(await violationsInBothThemes(page))];
  return found.map((fault) => `${path}, ${language}: ${fault}`);
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
export const beginInLanguage = (page: Page, language: string) =>
  page.addInitScript((chosen) => {
    // The frame of a mail is sandboxed and has no storage.
    if (window === window.top) localStorage.setItem('i18nextLng', chosen);
  }, language);
