import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { signedInStorage } from '../fixtures/api.ts';
import { browserOptions } from '../fixtures/browser-options.ts';
import { gotoSettled } from '../fixtures/pages/settled.ts';
import { everyVariant, readmeScreenshots, type Screenshot } from './screenshot-list.ts';

// `take-screenshots.ts <origin> <repository> [words]`: what scripts/screenshots.mjs runs.

const sizes = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
};

const [, , origin = 'http://localhost:3000', repository = '.', ...words] = process.argv;
process.env.PULSE_JOURNEY_ORIGIN = origin;
const forReadme = words.length === 0;
const screenshots = forReadme ? readmeScreenshots : everyVariant(words[0] === 'all' ? [] : words);
const folder = join(repository, forReadme ? 'docs/pictures' : 'screenshots');
mkdirSync(folder, { recursive: true });

/** One for each role, however many screenshots are taken of its pages. */
const sessions = new Map<string, ReturnType<typeof signedInStorage>>();

const browser = await chromium.launch(browserOptions({ maps: true }));
try {
  for (const screenshot of screenshots) await take(screenshot);
} finally {
  await browser.close();
}

async function take({ name, role, path, size, colorScheme }: Screenshot): Promise<void> {
  const context = await browser.newContext({
    ...sizes[size],
    colorScheme,
    baseURL: origin,
    serviceWorkers: 'block',
    storageState: role === 'visitor' ? undefined : await storageOf(role),
  });
  const page = await context.newPage();
  await gotoSettled(page, path);
  const file = join(folder, `${name}.jpg`);
  await page.screenshot({ path: file, fullPage: !forReadme, type: 'jpeg', quality: 85 });
  process.stdout.write(`${file}\n`);
  await context.close();
}

function storageOf(role: string) {
  const kept = sessions.get(role) ?? signedInStorage({ email: `${role}@pulse.test` });
  sessions.set(role, kept);
  return kept;
}
