import type { Page } from '@playwright/test';
import type { ConsoleErrors } from '../../fixtures/console-errors.ts';
import { accessibilityViolations } from '../../fixtures/pages/accessibility-violations.ts';
import { expectedRefusals } from '../../fixtures/pages/page-list.ts';
import { startPseudoLanguageServer } from '../../fixtures/pages/pseudo-language.ts';
import { collectServerWords } from '../../fixtures/pages/server-words.ts';
import { gotoSettled } from '../../fixtures/pages/settled.ts';
import { textFaults } from '../../fixtures/pages/text-faults.ts';
import { test } from '../../fixtures/test.ts';

/** The usual width first, then the widest and the narrowest we support, a tablet, a desktop at 200 %. */
const widths: Record<string, number[]> = {
  desktop: [1440, 1920, 1024, 768, 720],
  phone: [390, 360],
};

/**
 * Opens each page once, in the pseudo-language, and returns what is wrong with it: accessibility in
 * both themes at the usual width, layout and translation at every width.
 */
export async function checkPages(
  page: Page,
  paths: string[],
  device: string,
  signIn: (origin: string) => Promise<void>,
  errors: ConsoleErrors,
): Promise<string[]> {
  test.setTimeout(900_000);
  await prepareCheck(page, errors);
  await beginInLanguage(page, 'de');
  const server = await startPseudoLanguageServer();
  await signIn(server.origin);
  const [usual = 0, ...others] = widths[device] ?? [];
  const faults: string[] = [];
  for (const path of paths) {
    const serverWords = collectServerWords(page);
    await gotoSettled(page, server.origin + path);
    await page.setViewportSize({ width: usual, height: 900 });
    for (const violation of await violationsInBothThemes(page))
      faults.push(`${path}, ${violation}`);
    // A theme changes colours only: the layout of each width is that of both.
    for (const width of [usual, ...others]) {
      await page.setViewportSize({ width, height: 900 });
      for (const fault of await textFaults(page, await serverWords.read()))
        faults.push(`${path}, ${width} px: ${fault}`);
    }
    serverWords.stop();
  }
  await server.stop();
  return faults;
}

/** Allows the refusals that links to nothing get, and stops what moves. */
export async function prepareCheck(page: Page, errors: ConsoleErrors): Promise<void> {
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

/** Every accessibility violation in light, and those of the colours in dark. */
export async function violationsInBothThemes(page: Page): Promise<string[]> {
  return [...(await violationsIn('light', page)), ...(await violationsIn('dark', page))];
}

async function violationsIn(theme: 'light' | 'dark', page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: theme });
  const violations = await accessibilityViolations(page, {
    rules: theme === 'dark' ? 'colours' : 'all',
  });
  return violations.map((violation) => `${theme}: ${violation}`);
}
