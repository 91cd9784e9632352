import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { buildApp, type TestApp } from '../../../../test/build-app.ts';
import { createRevokedSessions } from './revoked-sessions.ts';

let api: TestApp;
beforeAll(async () => {
  api = await buildApp();
});
afterAll(() => api.close());

test('a listener that hears nothing is noticed, and one that hears itself is well', async () => {
  // NOTIFY reaches the sessions of one database only: as behind a pooler, nothing arrives here.
  const deaf = createRevokedSessions({ ...api.deps, directUrl: inject('databaseUrl') }, 10);
  const hearing = createRevokedSessions(api.deps, 10);
  await deaf.start();
  await hearing.start();
  await expect.poll(() => deaf.isListening()).toBe(false);
  expect(hearing.isListening()).toBe(true);
  await deaf.stop();
  await hearing.stop();
});
