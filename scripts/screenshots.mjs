import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import './steps/require-node.mjs';
import { buildWeb } from './steps/build-web.mjs';
import { findChromium } from './steps/find-chromium.mjs';
import { installPackages } from './steps/install-packages.mjs';
import { repository } from './steps/repository.mjs';
import { serveForAWhile } from './steps/serve-for-a-while.mjs';

// `npm run screenshots` takes the pictures that the README shows, into docs/pictures/.
// `npm run screenshots -- all` takes every page in its four looks, into screenshots/;
// `npm run screenshots -- explore auth` those whose address contains one of the words.

const readmePictures = [
  { name: 'landing', role: 'visitor', path: '/', size: 'desktop', colorScheme: 'light' },
  { name: 'explore', role: 'member', path: '/app/explore', size: 'desktop', colorScheme: 'light' },
  {
    name: 'dashboard',
    role: 'member',
    path: '/app/dashboard',
    size: 'desktop',
    colorScheme: 'dark',
  },
  {
    name: 'door',
    role: 'staff',
    path: '/app/checkin-dashboard',
    size: 'desktop',
    colorScheme: 'light',
  },
  { name: 'bookings', role: 'member', path: '/app/bookings', size: 'phone', colorScheme: 'light' },
  {
    name: 'digital-id',
    role: 'member',
    path: '/app/digital-id',
    size: 'phone',
    colorScheme: 'dark',
  },
];

const pages = {
  visitor: ['/', '/auth', '/pricing', '/faq', '/terms', '/privacy', '/partner-onboarding'],
  member: [
    '/app/dashboard',
    '/app/explore',
    '/app/bookings',
    '/app/membership',
    '/app/digital-id',
    '/app/scan',
    '/app/profile',
    '/app/feedback',
    '/app/venue-checkin',
  ],
  partner: ['/app/partner/dashboard', '/app/checkin-dashboard'],
  ops: ['/app/admin/partner-applications'],
};
const sizes = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
};

installPackages();
const browserEnvironment = (await buildWeb()) ? findChromium() : undefined;
if (!browserEnvironment) process.exit(1);
const words = process.argv.slice(2);
const pictures = words.length === 0 ? readmePictures : everyLook(words[0] === 'all' ? [] : words);
const folder = join(repository, words.length === 0 ? 'docs/pictures' : 'screenshots');
mkdirSync(folder, { recursive: true });

await serveForAWhile(async (address) => {
  const { chromium } = createRequire(join(repository, 'e2e/package.json'))('@playwright/test');
  const browser = await chromium.launch({
    executablePath: browserEnvironment.PULSE_CHROMIUM,
    // The map needs WebGL, which a machine without a graphics card draws in software.
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
    ],
  });
  const sessions = new Map([['visitor', {}]]);
  for (const { name, role, path, size, colorScheme } of pictures) {
    if (!sessions.has(role)) sessions.set(role, await signIn(address, `${role}@pulse.test`));
    const context = await browser.newContext({
      ...sizes[size],
      colorScheme,
      baseURL: address,
      serviceWorkers: 'block',
    });
    await context.addInitScript(
      (entries) => {
        for (const [key, value] of entries) localStorage.setItem(key, value);
      },
      Object.entries(sessions.get(role)),
    );
    await shoot(context, path, join(folder, `${name}.jpg`), words.length > 0);
    await context.close();
  }
  await browser.close();
});

/** Every page whose address has one of the words (all pages without words), in its four looks. */
function everyLook(wanted) {
  const found = Object.entries(pages).flatMap(([role, paths]) =>
    paths.map((path) => ({ role, path })),
  );
  return found
    .filter(({ path }) => wanted.length === 0 || wanted.some((word) => path.includes(word)))
    .flatMap((page) => Object.keys(sizes).map((size) => ({ ...page, size })))
    .flatMap((page) => ['light', 'dark'].map((colorScheme) => ({ ...page, colorScheme })))
    .map((look) => {
      const page = look.path.slice(1).replaceAll('/', '-') || 'landing';
      return { ...look, name: `${page}-${look.size}-${look.colorScheme}` };
    });
}

async function signIn(address, email) {
  const response = await fetch(`${address}/api/v1/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'Pulse-Demo-2026!' }),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${email} cannot sign in: ${answer.detail}`);
  return {
    pulse_access_token: answer.access_token,
    pulse_refresh_token: answer.refresh_token,
    pulse_user: JSON.stringify(answer.user),
  };
}

async function shoot(context, path, file, fullPage) {
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'networkidle' }).catch(() => undefined);
  // Maps fade in and rings draw themselves once.
  await page.waitForTimeout(1500);
  await page.screenshot({ path: file, fullPage, type: 'jpeg', quality: 85 });
  console.log(file);
}
