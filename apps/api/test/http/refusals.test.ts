import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { signIn } from '@pulse/contract';
import { expect } from 'vitest';
import { createLogger } from '../../src/platform/create-logger.ts';
import { route } from '../../src/platform/http/routes/route.ts';
import { createServer } from '../../src/platform/http/server/create-server.ts';
import { refuse } from '../../src/platform/refusal.ts';
import { api, test } from '../api-test.ts';
import { testConfig } from '../build-app.ts';

/** Creates a server with one route that runs `handler`. */
async function createServerWithRoute(handler: () => Promise<unknown>, log: string[] = []) {
  const stream = { write: (line: string) => void log.push(line) };
  const app = await createServer(testConfig, { ...api.deps, log: createLogger('info', stream) });
  app.get('/api/v1/test', handler);
  route(app, signIn, async () => refuse('favourites_full', { limit: 3 }));
  return app;
}

test('an unexpected error gets status 500 and reveals no secrets', async () => {
  const log: string[] = [];
  const app = await createServerWithRoute(async () => {
    throw Object.assign(new Error('password=hunter2'), { detail: 'Key (email)=(m@x.io)' });
  }, log);
  const response = await app.inject('/api/v1/test');
  expect([response.statusCode, response.json().code]).toEqual([500, 'internal_error']);
  expect(response.payload).not.toMatch(/hunter2|m@x\.io|stack/);
  expect(log.join()).toContain('a request failed');
  expect(log.join()).not.toContain('m@x.io');
});

test.each([
  ['a database that is gone', 'ECONNREFUSED', 'connect ECONNREFUSED'],
  ['a database whose disk is full', '53100', 'could not extend file: No space left on device'],
  ['a full disk', 'ENOSPC', 'no space left on device, write'],
  ['a media folder that cannot be written to', 'EACCES', 'permission denied, mkdir'],
  ['a database that was stopped', '57P01', 'terminating connection due to administrator command'],
  ['a database that was killed', undefined, 'Connection terminated unexpectedly'],
  [
    'a connection that broke before',
    undefined,
    'Client has encountered a connection error and is not queryable',
  ],
  ['an exhausted pool', undefined, 'timeout exceeded when trying to connect'],
])('%s gets status 503', async (_what, code, message) => {
  const app = await createServerWithRoute(async () => {
    throw Object.assign(new Error(message), { code });
  });
  const response = await app.inject('/api/v1/test');
  expect([response.statusCode, response.json().code]).toEqual([503, 'service_unavailable']);
});

test('a missing socket of the database gets status 503, a missing file of ours 500', async () => {
  const statusOf = async (syscall: string) => {
    const app = await createServerWithRoute(async () => {
      throw Object.assign(new Error(`ENOENT, ${syscall}`), { code: 'ENOENT', syscall });
    });
    return (await app.inject('/api/v1/test')).statusCode;
  };
  expect(await statusOf('connect')).toBe(503);
  expect(await statusOf('open')).toBe(500);
});

test('requests that arrive while the server stops get problem details, earlier ones are completed', async () => {
  let response: () => void = () => undefined;
  const inProgress = Promise.withResolvers<void>();
  const app = await createServerWithRoute(async () => {
    inProgress.resolve();
    await new Promise<void>((resolve) => {
      response = resolve;
    });
    return { begun: true };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const ended = text(socket);
  const call = 'GET /api/v1/test HTTP/1.1\r\nHost: pulse.test\r\n\r\n';
  socket.write(call);
  await inProgress.promise;
  const arrived = once(app.server, 'request');
  const closed = app.close();
  socket.write(call);
  await arrived;
  response();
  await closed;
  const [first = '', second = ''] = (await ended).split('HTTP/1.1 ').slice(1);
  expect(first).toMatch(/^200 .*"begun":true/s);
  expect(second).toMatch(/^503 .*application\/problem\+json.*"code":"service_unavailable"/s);
});

test('a refusal responds with the status of its code and its details', async () => {
  const app = await createServerWithRoute(async () => null);
  const response = await app.inject({
    method: 'POST',
    url: '/api/v1/auth/sign-in',
    payload: { email: 'a@b.co', password: 'x' },
    headers: { 'accept-language': 'de' },
  });
  expect(response.json()).toMatchObject({
    status: 409,
    code: 'favourites_full',
    detail: 'Du hast 3 Favoriten, mehr geht nicht. Entferne einen, um einen anderen zu merken.',
    details: { limit: 3 },
  });
});
