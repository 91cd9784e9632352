import { beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from './stub-browser.ts';

const call = (path: string) => new Request(`http://pulse.test/api/v1${path}`);
const json = (status: number, body: object) => Response.json(body, { status });
const unauthenticated = () => json(401, { code: 'unauthenticated', status: 401 });

let storage: Map<string, string>;
let server: ReturnType<typeof vi.fn<(request: Request) => Promise<Response>>>;

async function open() {
  vi.resetModules();
  const { client } = await import('@pulse/contract/client');
  client.setConfig({ baseUrl: 'http://pulse.test' });
  const { sessionFetch } = await import('./session-fetch.ts');
  const { readSession } = await import('./session-store.ts');
  return { sessionFetch, readSession };
}

const tokenOf = (request: Request) => request.headers.get('Authorization');
const refreshes = () =>
  server.mock.calls.filter(([request]) => request.url.endsWith('/auth/refresh')).length;

beforeEach(() => {
  storage = stubBrowser();
  storage.set('pulse_access_token', 'old');
  storage.set('pulse_refresh_token', 'refresh-1');
  server = vi.fn(async (request) => {
    if (request.url.endsWith('/auth/refresh')) {
      return json(200, { access_token: 'new', refresh_token: 'refresh-2' });
    }
    return tokenOf(request) === 'Bearer new' ? json(200, { ok: true }) : unauthenticated();
  });
  vi.stubGlobal('fetch', server);
});

test('a call carries the token and the language', async () => {
  const { sessionFetch } = await open();
  await sessionFetch(call('/bookings'));
  const [request] = server.mock.calls[0] ?? [];
  expect(request?.headers.get('Authorization')).toBe('Bearer old');
  expect(request?.headers.get('Accept-Language')).toBe('de');
});

test('the highest position of the last changes is sent with what follows, for half a minute', async () => {
  vi.useFakeTimers();
  const { sessionFetch } = await open();
  const answered = ['00000001/00000000/0A000000', '00000001/00000000/09FFFFFF', ''];
  server.mockImplementation(async () =>
    Response.json({}, { headers: { 'Pulse-Position': answered.shift() ?? '' } }),
  );
  const sent = async (path: string) => {
    await sessionFetch(call(path));
    return server.mock.calls.at(-1)?.[0].headers.get('Pulse-Position') ?? null;
  };
  expect(await sent('/first-change')).toBeNull();
  expect(await sent('/second-change')).toBe('00000001/00000000/0A000000');
  expect(await sent('/list')).toBe('00000001/00000000/0A000000');
  vi.advanceTimersByTime(30_000);
  expect(await sent('/list')).toBeNull();
  vi.useRealTimers();
});

test('concurrent calls with a 401 refresh once and are all retried', async () => {
  const { sessionFetch } = await open();
  const responses = await Promise.all(['/a', '/b', '/c'].map((path) => sessionFetch(call(path))));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(refreshes()).toBe(1);
  expect(storage.get('pulse_access_token')).toBe('new');
  expect(storage.get('pulse_refresh_token')).toBe('refresh-2');
});

test('the body is sent again with a retry', async () => {
  const { sessionFetch } = await open();
  await sessionFetch(
    new Request('http://pulse.test/api/v1/bookings', { method: 'POST', body: '{"a":1}' }),
  );
  const last = server.mock.calls.at(-1)?.[0];
  expect(await last?.text()).toBe('{"a":1}');
});

test('a token that another tab has refreshed is used without a second refresh', async () => {
  const { sessionFetch } = await open();
  server.mockImplementationOnce(async () => {
    storage.set('pulse_access_token', 'new');
    return unauthenticated();
  });
  const response = await sessionFetch(call('/bookings'));
  expect(response.status).toBe(200);
  expect(refreshes()).toBe(0);
});

test('a refused refresh ends the session', async () => {
  const { sessionFetch, readSession } = await open();
  server.mockImplementation(async () => unauthenticated());
  const response = await sessionFetch(call('/bookings'));
  expect(response.status).toBe(401);
  expect([...storage.keys()]).toEqual(['session-ended']);
  expect(readSession()).toMatchObject({ status: 'ready', user: null, ended: true });
});

test('without a refresh token the session ends at once', async () => {
  const { sessionFetch } = await open();
  storage.delete('pulse_refresh_token');
  await sessionFetch(call('/bookings'));
  expect(refreshes()).toBe(0);
  expect(storage.has('pulse_access_token')).toBe(false);
});

test('a refresh without a response is a network failure and keeps the session', async () => {
  const { sessionFetch } = await open();
  server.mockImplementation(async (request) => {
    if (request.url.endsWith('/auth/refresh')) throw new TypeError('offline');
    return unauthenticated();
  });
  await expect(sessionFetch(call('/bookings'))).rejects.toThrow(TypeError);
  expect(storage.get('pulse_refresh_token')).toBe('refresh-1');
});

test.each(['/auth/sign-in', '/auth/reset-password', '/auth/forgot-password'])(
  'a 401 from %s does not refresh the session',
  async (path) => {
    const { sessionFetch } = await open();
    expect((await sessionFetch(call(path))).status).toBe(401);
    expect(refreshes()).toBe(0);
    expect(storage.has('pulse_refresh_token')).toBe(true);
  },
);

test('a wrong current password does not refresh the session', async () => {
  const { sessionFetch } = await open();
  server.mockImplementation(async () => json(401, { code: 'invalid_credentials', status: 401 }));
  expect((await sessionFetch(call('/auth/user'))).status).toBe(401);
  expect(refreshes()).toBe(0);
});

test('a change is refused at once and never sent while offline, with a message to show', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const { sessionFetch } = await open();
  const { toFailure } = await import('#ui/network/problem.ts');
  const change = new Request('http://pulse.test/api/v1/bookings', { method: 'POST', body: '{}' });
  const error: unknown = await sessionFetch(change).catch((thrown: unknown) => thrown);
  expect(toFailure(error)).toMatchObject({ status: 0, code: 'offline' });
  expect(server).not.toHaveBeenCalled();
  expect(storage.get('pulse_access_token')).toBe('old');
});

test('every call but an upload and a stream of events is given up after 30 seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const { sessionFetch } = await open();
  await sessionFetch(call('/bookings'));
  expect(timeout).toHaveBeenCalledWith(30_000);
  timeout.mockClear();
  const { createSessionFetch } = await import('./session-fetch.ts');
  await createSessionFetch(fetch, { limitsTime: false })(call('/partner/venues/1/images'));
  await sessionFetch(
    new Request(call('/partner/venues/1/changes'), { headers: { Accept: 'text/event-stream' } }),
  );
  expect(timeout).not.toHaveBeenCalled();
  timeout.mockRestore();
});

test('an unreachable server is polled until it responds', async () => {
  vi.useFakeTimers();
  let isReachable = false;
  server.mockImplementation(async () => {
    if (!isReachable) throw new TypeError('Failed to fetch');
    return json(200, {});
  });
  const { sessionFetch, readSession } = await open();
  const { isOnline } = await import('#ui/network/connection.ts');
  storage.set('pulse_user', JSON.stringify({ email: 'a@b.co', user_metadata: {} }));
  await expect(sessionFetch(call('/bookings'))).rejects.toThrow('Failed to fetch');
  await vi.waitFor(() => expect(isOnline()).toBe(false));
  expect(readSession().user?.email).toBe('a@b.co');
  isReachable = true;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(isOnline()).toBe(true);
  vi.useRealTimers();
});

test('a request that the document has made early is not repeated, one that failed is', async () => {
  const { sessionFetch } = await open();
  const early = (response: Promise<Response>) => {
    const same = { url: '/api/v1/bookings', token: 'old', language: 'de', requestedAt: Date.now() };
    Object.assign(window, { earlyRead: { ...same, response } });
  };
  early(Promise.resolve(json(200, { early: true })));
  expect(await (await sessionFetch(call('/bookings'))).json()).toEqual({ early: true });
  expect(server).not.toHaveBeenCalled();
  early(Promise.reject(new TypeError('offline')));
  expect(await (await sessionFetch(call('/bookings'))).json()).toEqual({ ok: true });
  early(Promise.resolve(unauthenticated()));
  storage.set('pulse_access_token', 'old');
  expect(await (await sessionFetch(call('/bookings'))).json()).toEqual({ ok: true });
});
