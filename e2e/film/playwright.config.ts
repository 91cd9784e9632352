import { defineConfig, devices } from '@playwright/test';
import journeys from '../playwright.config.ts';

/** The filmed row of members, which takes a minute: part of `npm run bench -- desk` only. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  globalSetup: '../stack/start-stack.ts',
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
  ],
});
