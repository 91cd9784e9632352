import { beforeEach, expect, test, vi } from 'vitest';
import type { SessionUser } from './session-user.ts';
import { stubBrowser } from './stub-browser.ts';

let storage: Map<string, string>;
beforeEach(() => {
  vi.resetModules();
  storage = stubBrowser();
});

const tokens = { access_token: 't', refresh_token: 'r' };
const userWith = (id: string) => ({ id }) as SessionUser;

test('a draft is kept for the user who signs in again, and for no other user', async () => {
  const { startSession, endSession } = await import('./session-store.ts');
  const { saveDraft, readDraft } = await import('#ui/forms/drafts.ts');
  startSession({ ...tokens, user: userWith('maya') });
  saveDraft('feedback', 'More cold plunges');
  endSession();
  startSession({ ...tokens, user: userWith('maya') });
  expect(readDraft('feedback')).toBe('More cold plunges');
  endSession();
  startSession({ ...tokens, user: userWith('rami') });
  expect(readDraft('feedback')).toBe('');
});

test('a session ended by the server says so until the next sign-in, after a reload too', async () => {
  const first = await import('./session-store.ts');
  first.startSession({ ...tokens, user: userWith('maya') });
  expect(first.readSession().ended).toBeUndefined();
  first.endSession();
  // A second request that is refused at the same time finds no session and changes nothing.
  first.endSession();
  expect(first.readSession()).toMatchObject({ user: null, ended: true });
  vi.resetModules();
  const reloaded = await import('./session-store.ts');
  expect(reloaded.readSession().ended).toBe(true);
  reloaded.startSession({ ...tokens, user: userWith('maya') });
  expect(reloaded.readSession().ended).toBeUndefined();
  vi.resetModules();
  expect((await import('./session-store.ts')).readSession().ended).toBeUndefined();
});

test('after signing out nothing says that the session has ended, whichever request ends it', async () => {
  const { startSession, endSession, setSignOutRedirect, clearSignOutRedirect, readSession } =
    await import('./session-store.ts');
  startSession({ ...tokens, user: userWith('maya') });
  setSignOutRedirect('/auth');
  endSession();
  endSession();
  expect(readSession()).toMatchObject({ user: null, redirectTo: '/auth' });
  clearSignOutRedirect();
  expect(readSession().ended).toBeUndefined();
  expect(storage.has('session-ended')).toBe(false);
});

test('a visitor whose request is refused never had a session that could end', async () => {
  const { endSession, readSession } = await import('./session-store.ts');
  endSession();
  expect(readSession().ended).toBeUndefined();
});

test('another account that signs in finds nothing of the one before, and the same account finds its own', async () => {
  const { startSession } = await import('./session-store.ts');
  const member = (id: string) =>
    ({ id, email: `${id}@pulse.test`, user_metadata: {} }) as SessionUser;
  startSession({ ...tokens, user: member('maya') });
  storage.set('pulse_viewed_venues', '[]');
  startSession({ ...tokens, user: member('maya') });
  expect(storage.has('pulse_viewed_venues')).toBe(true);
  startSession({ ...tokens, user: member('rami') });
  expect(storage.has('pulse_viewed_venues')).toBe(false);
  expect(storage.get('pulse_access_token')).toBe('t');
});
