import { buildApp, type TestApp } from './build-app.ts';
import { testWithApp } from './test-with-app.ts';

/** The app of the file that runs; a worker of Vitest runs one file at a time. */
export let api: TestApp;

export const test = testWithApp(buildApp, (app) => {
  api = app;
});
