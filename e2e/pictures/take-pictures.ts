import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { signedInStorage } from '../world/api.ts';
import { stillPage } from '../world/still-page.ts';
import { everyLook, type Picture, readmePictures } from './pictures.ts';

// `take-pictures.ts <origin> <repository> [words]`: what scripts/screenshots.mjs runs.

const sizes = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
};

const [, , origin = 'http://localhost:3000', repository = '.', ...words] = process.argv;
process.env.PULSE_JOURNEY_ORIGIN = origin;
const forReadme = words.length === 0;
const pictures = forReadme ? readmePictures : everyLook(words[0] === 'all' ? [] : words);
const folder = join(repository, forReadme ? 'docs/pictures' : 'screenshots');
mkdirSync(folder, { recursive: true });

/** One a role, however many pictures are taken of what it sees. */
const sessions = new Map<string, ReturnType<typeof signedInStorage>>();

const browser = await chromium.launch({
  executablePath: process.env.PULSE_CHROMIUM,
  // The map needs WebGL, which a machine without a graphics card draws in software.
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--use-gl=angle',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
  ],
});
try {
  for (const picture of pictures) await take(picture);
} finally {
  await browser.close();
}

async function take({ name, role, path, size, colorScheme }: Picture): Promise<void> {
  const context = await browser.newContext({
    ...sizes[size],
    colorScheme,
    baseURL: origin,
    serviceWorkers: 'block',
    storageState: role === 'visitor' ? undefined : await storageOf(role),
  });
  const page = await context.newPage();
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await stillPage(page);
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
