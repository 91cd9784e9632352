import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp, type TestApp } from './build-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await buildApp();
});
afterAll(() => api.close());

test('a server with a current database is alive and ready', async () => {
  expect((await api.app.inject('/healthz')).statusCode).toBe(200);
  expect((await api.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
  expect((await api.anonymous.get('/meta')).body.demo).toBe(false);
});
