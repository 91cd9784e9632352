import { defineConfig, devices } from '@playwright/test';
import { browserOptions } from './fixtures/browser-options.ts';
import { noonTimeZone } from './fixtures/noon-time-zone.ts';

/**
 * Journeys run on a desktop and on a phone where layout or touch matter. Tagged @desktop or @phone they
 * run on that one only, as do the folders below: the pages themselves are checked on both in `pages`.
 */
export default defineConfig({
  testDir: './journeys',
  globalSetup: './stack/start-stack.ts',
  fullyParallel: true,
  // Twice the two cores of the check: a journey often waits for the network or an animation. Three left
  // a tenth of the cores idle.
  workers: 4,
  retries: 0,
  forbidOnly: true,
  // The machine may be slow and busy; nothing waits for as long as this when all is well.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    locale: 'en-GB',
    timezoneId: noonTimeZone(),
    colorScheme: 'light',
    // The journeys about the service worker allow it.
    serviceWorkers: 'block',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // Recording every journey slows all of them; `playwright test --trace on <file>` records one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: browserOptions({ maps: false }),
  },
  projects: [
    // First, because its checks of every page are the longest tests: begun last, they would run alone.
    {
      name: 'phone',
      grepInvert: /@desktop/,
      // Forms and files are the same on both, and applications are limited to a few an hour.
      testIgnore: [
        '**/account/{mailed-links,profile,reset-password,two-tabs}.test.ts',
        '**/feedback/**',
        '**/front-desk/!(desk-*).test.ts',
        '**/partner/!(analytics|statement|folding).test.ts',
        '**/pages/page-weights.test.ts',
      ],
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        isMobile: true,
        hasTouch: true,
        deviceScaleFactor: 1,
      },
    },
    {
      name: 'desktop',
      grepInvert: /@phone/,
      // Members check in, and are offline, with a phone in the hand.
      testIgnore: ['**/check-in/!(walk-in).test.ts', '**/offline/!(front-desk-offline).test.ts'],
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
  ],
});
