import { beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../stub-browser.ts';

let storage: Map<string, string>;

async function open(respond: () => Promise<Response>) {
  vi.resetModules();
  const { client } = await import('@pulse/contract/client');
  client.setConfig({ baseUrl: 'http://pulse.test', fetch: respond });
  const store = await import('../session-store.ts');
  const { signOut } = await import('./sign-out.ts');
  return { ...store, signOut };
}

beforeEach(() => {
  storage = stubBrowser();
  storage.set('pulse_access_token', 't');
  storage.set('pulse_refresh_token', 'r');
  sessionStorage.setItem('pulse_draft:feedback-answer:1', 'Nobody after me reads this');
});

test('signing out calls the server, ends the session and sets the redirect', async () => {
  const respond = vi.fn(async () => new Response(null, { status: 204 }));
  const { signOut, readSession } = await open(respond);
  await signOut('/');
  expect(respond).toHaveBeenCalledOnce();
  expect([storage.size, Object.keys(sessionStorage)]).toEqual([0, []]);
  expect(readSession()).toMatchObject({ user: null, redirectTo: '/' });
});

test('signing out erases what this person has not sent, and nothing of another', async () => {
  storage.set(
    'pulse_user',
    JSON.stringify({ id: 'u1', email: 'nour@pulse.test', user_metadata: {} }),
  );
  storage.set('unsent:u1:a', '{"kept_at":1,"change":{}}');
  storage.set('unsent:u2:b', '{"kept_at":1,"change":{}}');
  const { signOut } = await open(async () => new Response(null, { status: 204 }));
  await signOut('/');
  expect([...storage.keys()]).toEqual(['unsent:u2:b']);
});

test('a session that the server ends keeps what was not sent', async () => {
  storage.set('unsent:u1:a', '{"kept_at":1,"change":{}}');
  const { endSession } = await open(async () => new Response(null, { status: 204 }));
  endSession();
  expect([...storage.keys()]).toContain('unsent:u1:a');
});

test('signing out works when the server is unreachable', async () => {
  const { signOut, readSession } = await open(async () => {
    throw new TypeError('offline');
  });
  await signOut('/');
  expect(storage.size).toBe(0);
  expect(readSession()).toMatchObject({ user: null, redirectTo: '/' });
});

test('another refused request may end the session first: the redirect stays the same', async () => {
  const { signOut, endSession, readSession } = await open(async () => {
    endSession();
    return new Response(null, { status: 204 });
  });
  await signOut('/auth');
  expect(readSession()).toMatchObject({ user: null, redirectTo: '/auth' });
});

test('a cleared redirect does not apply to the next sign-in', async () => {
  const { signOut, clearSignOutRedirect, readSession } = await open(
    async () => new Response(null, { status: 204 }),
  );
  await signOut('/');
  clearSignOutRedirect();
  expect(readSession().redirectTo).toBeUndefined();
});

test('a read in progress is aborted before the server signs out, and none is sent meanwhile', async () => {
  const requests: Request[] = [];
  let release = () => {};
  vi.stubGlobal('fetch', (request: Request) => {
    requests.push(request);
    return new Promise<Response>((resolve, reject) => {
      request.signal.throwIfAborted();
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
      if (request.url.endsWith('/auth/logout'))
        release = () => resolve(new Response(null, { status: 204 }));
    });
  });
  const { signOut } = await open(async () => new Response(null, { status: 204 }));
  const { client } = await import('@pulse/contract/client');
  const { sessionFetch } = await import('../session-fetch.ts');
  client.setConfig({ baseUrl: 'http://pulse.test', fetch: sessionFetch });
  const read = (path: string) => sessionFetch(new Request(`http://pulse.test${path}`));

  const inProgress = read('/digital-id');
  const signedOut = signOut('/');
  await expect(inProgress).rejects.toThrow('The session is being ended');
  await expect(read('/bookings')).rejects.toThrow('The session is being ended');
  const refreshed = requests.filter(({ url }) => url.endsWith('/auth/refresh'));
  expect([requests[0]?.signal.aborted, refreshed]).toEqual([true, []]);
  release();
  await signedOut;
  const publicRead = read('/plans');
  expect(requests.at(-1)?.signal.aborted).toBe(false);
  void publicRead;
});
