import { brotliDecompressSync } from 'node:zlib';
import { freePort } from '@pulse/local-server';
import { expect } from 'vitest';
import { drain } from '../../src/commands/drain.ts';
import { createServer } from '../../src/platform/http/server/create-server.ts';
import { registerMetrics } from '../../src/platform/http/server/metrics.ts';
import { api, test } from '../api-test.ts';
import { type TestApp, testConfig } from '../build-app.ts';
import { aMember } from '../builders.ts';
import { startOwnServer, startServerBeside } from '../start-server.ts';

test('a server with a current database is alive and ready', async () => {
  expect((await api.app.inject('/healthz')).statusCode).toBe(200);
  expect((await api.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
  expect((await api.anonymous.get('/meta')).body.demo).toBe(false);
});

test('a server whose database lacks a migration is not ready, and says which', async () => {
  const behind = await startOwnServer();
  await behind.deps.pool.query(
    `DELETE FROM schema_migrations WHERE name = (SELECT max(name) FROM schema_migrations)`,
  );
  const response = await behind.app.inject('/readyz');
  expect(response.statusCode).toBe(503);
  expect(response.json().pending).toHaveLength(1);
});

test('a server that is about to stop answers, and is ready no more', async () => {
  const stopping = await startServerBeside(api);
  await drain(stopping.deps.readiness, 0);
  const response = await stopping.app.inject('/readyz');
  expect([response.statusCode, response.json()]).toEqual([503, { status: 'shutting down' }]);
  expect((await stopping.app.inject('/healthz')).statusCode).toBe(200);
});

test('a large response is compressed for clients that accept it, a small one is not', async () => {
  const ask = (url: string, encoding: string) =>
    api.app.inject({ url: `/api/v1${url}`, headers: { 'accept-encoding': encoding } });
  const plain = await ask('/openapi.json', 'identity');
  expect(plain.headers['content-encoding']).toBeUndefined();
  const small = await ask('/openapi.json', 'gzip, br');
  expect(small.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
  expect(brotliDecompressSync(small.rawPayload)).toEqual(plain.rawPayload);
  expect((await ask('/meta', 'gzip, br')).headers['content-encoding']).toBeUndefined();
});

test('demo accounts are listed in demo mode only', async () => {
  const demo = await startServerBeside(api, { demo: true });
  const { body } = await demo.anonymous.get('/meta');
  expect(body.demo_accounts).toHaveLength(6);
  expect((await api.anonymous.get('/meta')).body.demo_accounts).toEqual([]);
});

test('an unknown URL of the API gets problem details', async () => {
  const response = await api.anonymous.get('/nowhere');
  expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(response.body).toEqual({
    type: 'urn:pulse:problem:not_found',
    title: 'Not found',
    status: 404,
    detail: 'We could not find that.',
    code: 'not_found',
  });
});

test.each([
  ['a body that is not JSON', 'application/json', '{"email":', 400, 'validation_failed'],
  ['a body of another type', 'text/csv', 'a,b', 415, 'unsupported_media_type'],
  [
    'a body that is too large',
    'application/json',
    JSON.stringify({ email: 'x'.repeat(300_000) }),
    413,
    'payload_too_large',
  ],
])('%s is refused', async (_name, type, payload, status, code) => {
  const response = await api.app.inject({
    method: 'POST',
    url: '/api/v1/auth/sign-in',
    headers: { 'content-type': type },
    payload,
  });
  expect([response.statusCode, response.json().code]).toEqual([status, code]);
});

test('a request without a body may still have a content type', async () => {
  const me = (await api.clientFor(await aMember(api.deps))).with({
    'content-type': 'application/json',
  });
  expect((await me.post('/notifications/mark-all-read')).status).toBe(204);
  expect((await me.delete('/profile/photo')).status).toBe(200);
  const wanting = await me.post('/bookings');
  expect([wanting.status, wanting.body.code]).toEqual([400, 'validation_failed']);
});

test('API responses are not cached and not sniffed', async () => {
  const { headers } = await api.anonymous.get('/meta');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
});

test.each(['/api/v1/meta', '/api/v1/nowhere', '/readyz'])(
  'nothing of %s runs or is shown in a frame',
  async (url) => {
    const { headers } = await api.app.inject(url);
    expect(headers['content-security-policy']).toMatch(
      /default-src 'none'.*base-uri 'none'.*frame-ancestors 'none'/,
    );
    expect(headers['x-content-type-options']).toBe('nosniff');
  },
);

test('a request that asks for itself back is not answered', async () => {
  const { statusCode, payload } = await api.app.inject({
    method: 'TRACE',
    url: '/api/v1/meta',
    headers: { authorization: 'Bearer told-back' },
  });
  expect(statusCode).toBe(404);
  expect(payload).not.toContain('told-back');
});

test.each([
  '{"email":"a@b.example","password":"x","__proto__":{"role":"admin"}}',
  '{"email":"a@b.example","password":"x","constructor":{"prototype":{"role":"admin"}}}',
])('a body that would change prototypes is refused: %s', async (payload) => {
  const headers = { 'content-type': 'application/json' };
  const url = '/api/v1/auth/sign-in';
  const { statusCode } = await api.app.inject({ method: 'POST', url, headers, payload });
  expect(statusCode).toBe(400);
});

test('other origins are not allowed unless the configuration lists them', async () => {
  const preflight = (app: TestApp) =>
    app.app.inject({
      method: 'OPTIONS',
      url: '/api/v1/meta',
      headers: { origin: 'https://other.example', 'access-control-request-method': 'GET' },
    });
  expect((await preflight(api)).headers).not.toHaveProperty('access-control-allow-origin');
  const open = await startServerBeside(api, { corsOrigins: ['https://other.example'] });
  const { headers } = await preflight(open);
  expect(headers['access-control-allow-origin']).toBe('https://other.example');
});

test('metrics count requests by route pattern, never by id', async () => {
  await api.anonymous.get('/venues/00000000-0000-4000-8000-00000000abcd');
  const { payload } = await api.app.inject('/metrics');
  expect(payload).toMatch(/route="\/api\/v1\/venues\/:id",status="404"/);
  expect(payload).not.toContain('abcd');
  expect(payload).toContain('database_connections');
});

test('the metrics say how long the event that waits longest has been due, new or to be tried again', async () => {
  const tensOfSeconds = async () => {
    const { payload } = await api.app.inject('/metrics');
    return Math.round(Number(/^outbox_oldest_seconds (\S+)$/m.exec(payload)?.[1]) / 10);
  };
  const now = api.deps.clock.now();
  const insert = (event: { created_at: Date; due_at?: Date; dispatched_at?: Date }) =>
    api.deps.db
      .insertInto('outbox')
      .values({ type: 'example.waited', payload: '{}', subject: 'example', ...event })
      .execute();
  await api.deps.db.deleteFrom('outbox').execute();
  expect(await tensOfSeconds()).toBe(0);
  await insert({ created_at: new Date(now - 500_000), dispatched_at: new Date(now) });
  await insert({ created_at: new Date(now - 400_000), due_at: new Date(now + 60_000) });
  expect(await tensOfSeconds()).toBe(0);
  await insert({ created_at: new Date(now - 90_000) });
  expect(await tensOfSeconds()).toBe(9);
  await insert({ created_at: new Date(now - 400_000), due_at: new Date(now - 120_000) });
  expect(await tensOfSeconds()).toBe(12);
  await api.deps.db.deleteFrom('outbox').execute();
});

test('metrics are served to this machine only, unless they have a port of their own', async () => {
  const statusOf = async (request: { remoteAddress?: string; headers?: Record<string, string> }) =>
    (await api.app.inject({ url: '/metrics', ...request })).statusCode;
  expect(await statusOf({})).toBe(200);
  expect(await statusOf({ remoteAddress: '192.168.1.7' })).toBe(404);
  expect(await statusOf({ headers: { 'x-forwarded-for': '127.0.0.1' } })).toBe(404);

  const metricsPort = await freePort();
  const app = await createServer({ ...testConfig, metricsPort }, api.deps);
  registerMetrics(app, { ...testConfig, metricsPort }, api.deps);
  await app.listen({ port: 0, host: testConfig.host });
  const address = `http://${testConfig.host}:${metricsPort}`;
  expect(await (await fetch(`${address}/metrics`)).text()).toContain('database_connections');
  expect((await fetch(`${address}/healthz`)).status).toBe(404);
  expect((await app.inject('/metrics')).statusCode).toBe(404);
  await app.close();
  await expect(fetch(address)).rejects.toThrow();
});

test('the API has a documentation page, in which no script but its own may run', async () => {
  const response = await api.app.inject('/api/docs/');
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': expect.stringContaining('text/html'),
    'content-security-policy': expect.stringMatching(
      /script-src 'self' [^;]*'sha256-[^;]+;.*frame-ancestors 'none'/,
    ),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
  const script = await api.app.inject('/api/docs/js/scalar.js');
  expect(script.headers['x-content-type-options']).toBe('nosniff');
});
