import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import './steps/require-node.mjs';
import { buildWeb } from './steps/build-web.mjs';
import { findChromium } from './steps/find-chromium.mjs';
import { installPackages } from './steps/install-packages.mjs';
import { repository } from './steps/repository.mjs';
import { serveForAWhile } from './steps/serve-for-a-while.mjs';

// Pictures of every page in its four looks, into screenshots/. `npm run screenshots -- explore auth`
// takes those whose address contains one of the words.

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
const folder = join(repository, 'screenshots');
mkdirSync(folder, { recursive: true });

await serveForAWhile(async (address) => {
  const { chromium } = createRequire(join(repository, 'e2e/package.json'))('@playwright/test');
  const browser = await chromium.launch({
    executablePath: browserEnvironment.PULSE_CHROMIUM,
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  for (const [role, paths] of Object.entries(pages)) {
    const wanted = paths.filter(
      (path) => words.length === 0 || words.some((w) => path.includes(w)),
    );
    const session = role === 'visitor' ? {} : await signIn(address, `${role}@pulse.test`);
    for (const [size, options] of Object.entries(sizes)) {
      for (const colorScheme of ['light', 'dark']) {
        const context = await browser.newContext({ ...options, colorScheme, baseURL: address });
        await context.addInitScript((entries) => {
          for (const [key, value] of entries) localStorage.setItem(key, value);
        }, Object.entries(session));
        for (const path of wanted) await shoot(context, path, `${size}-${colorScheme}`);
        await context.close();
      }
    }
  }
  await browser.close();
});

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

async function shoot(context, path, look) {
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'networkidle' }).catch(() => undefined);
  const name = path.slice(1).replaceAll('/', '-') || 'landing';
  await page.screenshot({ path: join(folder, `${name}-${look}.png`), fullPage: true });
  console.log(`${name}-${look}.png`);
  await page.close();
}
