import { beforeEach, expect, test, vi } from 'vitest';
import type { SessionUser } from './session-user.ts';
import { stubBrowser } from './stub-browser.ts';

beforeEach(() => {
  vi.resetModules();
  stubBrowser();
});

const tokens = { access_token: 't', refresh_token: 'r' };
const userWith = (id: string) => ({ id }) as SessionUser;

test('a draft is kept for the user who signs in again, and for nobody else', async () => {
  const { startSession, endSession } = await import('./session-store.ts');
  const { saveDraft, readDraft } = await import('../../../ui/forms/drafts.ts');
  startSession(tokens, userWith('maya'));
  saveDraft('feedback', 'More cold plunges');
  endSession();
  startSession(tokens, userWith('maya'));
  expect(readDraft('feedback')).toBe('More cold plunges');
  endSession();
  startSession(tokens, userWith('rami'));
  expect(readDraft('feedback')).toBe('');
});
