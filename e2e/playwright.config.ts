import { defineConfig, devices } from '@playwright/test';
import { noonZone } from './world/noon-zone.ts';

const asRoot = process.getuid?.() === 0;

/**
 * Every journey is walked twice, at a desk and on a phone, unless it says that it is about one of
 * them (@desk, @phone): what is the same on both, as the words of a form, need not be waited for twice.
 */
export default defineConfig({
  testDir: './journeys',
  globalSetup: './stack/start-stack.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // The machine may be slow and busy; nothing waits for as long as this when all is well.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    locale: 'en-GB',
    timezoneId: noonZone(),
    colorScheme: 'light',
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    // Recording every journey slows all of them; `playwright test --trace on <file>` records one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.PULSE_CHROMIUM,
      args: [
        ...(asRoot ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        // The map needs WebGL, which a machine without a graphics card draws in software.
        '--use-gl=angle',
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      // Who installs the app, and who has no network, has a phone in the hand.
      testIgnore: ['**/installed.test.ts', '**/offline.test.ts'],
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      grepInvert: /@desk/,
      // Forms and files: on a phone they differ in their looks, which every-page reads there too.
      // Applications are also few an hour from one address.
      testIgnore: [
        '**/profile.test.ts',
        '**/feedback.test.ts',
        '**/partner-application.test.ts',
        '**/page-weights.test.ts',
      ],
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        isMobile: true,
        hasTouch: true,
        deviceScaleFactor: 1,
      },
    },
  ],
});
