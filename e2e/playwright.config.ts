import { defineConfig, devices } from '@playwright/test';
import { noonZone } from './world/noon-zone.ts';

const asRoot = process.getuid?.() === 0;

/** Every journey is walked twice, at a desk and on a phone, unless it is about a desk alone. */
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
    trace: 'retain-on-failure',
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
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      // What is said of a desk (its keyboard, one language after the other) need not be said twice.
      grepInvert: /@desk/,
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
