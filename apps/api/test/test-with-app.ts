import { test as base } from 'vitest';
import type { TestApp } from './build-app.ts';

/**
 * Vitest's `test` with an app that all tests of a file share: `create` builds it before the first
 * one, `keep` stores it for the file, and it is closed after the last. A file with another app calls
 * `test.extend('overrides', …)`. A hook that runs once and uses the app is `test.beforeAll`, not
 * `beforeAll`. Each test leaves the clock as it found it.
 */
export function testWithApp<App extends TestApp, Overrides extends object>(
  create: (overrides: Overrides) => Promise<App>,
  keep: (app: App) => void,
) {
  return base
    .extend('overrides', { scope: 'file' }, () => ({}) as Overrides)
    .extend('app', { scope: 'file', auto: true }, async ({ overrides }, { onCleanup }) => {
      const app = await create(overrides);
      onCleanup(() => app.close());
      keep(app);
      return app;
    })
    .extend('unmovedClock', { auto: true }, ({ app }, { onCleanup }) => {
      onCleanup(app.clock.remember());
    });
}
