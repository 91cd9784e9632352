import { beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from './stub-browser.ts';

const maya = {
  id: 'u1',
  email: 'maya@pulse.test',
  role: 'member',
  roles: ['member'],
  user_metadata: { full_name: 'Maya Khoury' },
  app_metadata: {},
};

let storage: Map<string, string>;

async function open(respond: () => Promise<Response>) {
  vi.resetModules();
  const { client } = await import('@pulse/contract/client');
  client.setConfig({ baseUrl: 'http://pulse.test', fetch: respond });
  const { loadUser } = await import('./load-user.ts');
  const { readSession } = await import('./session-store.ts');
  return { loadUser, readSession };
}

const json = (status: number, body: object) => async () => Response.json(body, { status });

/** A response whose headers arrived and whose body did not. */
function truncatedResponse(): Response {
  const body = new ReadableStream({
    start: (stream) => stream.error(new TypeError('network error')),
  });
  return new Response(body, { headers: { 'content-type': 'application/json' } });
}

beforeEach(() => {
  storage = stubBrowser();
});

test('without a token no user is signed in and no request is sent', async () => {
  storage.set('pulse_user', JSON.stringify(maya));
  const respond = vi.fn(json(200, maya));
  const { loadUser, readSession } = await open(respond);
  await loadUser();
  expect(readSession()).toEqual({ status: 'ready', user: null });
  expect(respond).not.toHaveBeenCalled();
});

test('a cached user is restored before the server has responded', async () => {
  storage.set('pulse_access_token', 't');
  storage.set('pulse_user', JSON.stringify(maya));
  const { readSession } = await open(json(200, maya));
  expect(readSession()).toEqual({ status: 'ready', user: maya });
});

test('a token without a cached user is loading until the server has responded', async () => {
  storage.set('pulse_access_token', 't');
  const { loadUser, readSession } = await open(json(200, maya));
  expect(readSession().status).toBe('loading');
  await loadUser();
  expect(readSession()).toEqual({ status: 'ready', user: maya, checked: true });
  expect(JSON.parse(storage.get('pulse_user') ?? '')).toEqual(maya);
});

test('who signs in in another tab while the server is asked stays signed in', async () => {
  storage.set('pulse_access_token', 't');
  storage.set('pulse_user', JSON.stringify(maya));
  const rami = { ...maya, id: 'u2', email: 'rami@pulse.test' };
  const { loadUser } = await open(async () => {
    storage.set('pulse_access_token', 't2');
    storage.set('pulse_user', JSON.stringify(rami));
    return Response.json(maya);
  });
  await loadUser();
  expect(JSON.parse(storage.get('pulse_user') ?? '')).toEqual(rami);
});

test('a refused token is removed with the cached user', async () => {
  storage.set('pulse_access_token', 't');
  storage.set('pulse_refresh_token', 'r');
  storage.set('pulse_user', JSON.stringify(maya));
  const { loadUser, readSession } = await open(json(401, { status: 401 }));
  await loadUser();
  expect(readSession()).toMatchObject({ user: null, ended: true });
  expect([...storage.keys()]).toEqual(['session-ended']);
});

test('a cached user stays while there is no network', async () => {
  storage.set('pulse_access_token', 't');
  storage.set('pulse_user', JSON.stringify(maya));
  const { loadUser, readSession } = await open(async () => {
    throw new TypeError('offline');
  });
  expect(readSession().checked).toBeUndefined();
  await loadUser();
  expect(readSession()).toMatchObject({ user: maya, checked: true });
});

test('a response aborted by leaving the page signs no user out', async () => {
  storage.set('pulse_access_token', 't');
  storage.set('pulse_user', JSON.stringify(maya));
  const { loadUser, readSession } = await open(async () => truncatedResponse());
  await loadUser();
  expect(readSession().user).toEqual(maya);
  expect(storage.get('pulse_access_token')).toBe('t');
});

test('an unreadable cached user is ignored', async () => {
  storage.set('pulse_access_token', 't');
  storage.set('pulse_user', '{broken');
  const { readSession } = await open(json(200, maya));
  expect(readSession()).toEqual({ status: 'loading', user: null });
});
