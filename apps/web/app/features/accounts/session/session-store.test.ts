import { beforeEach, expect, test, vi } from 'vitest';
import type { SessionUser } from './session-user.ts';
import { stubBrowser } from './stub-browser.ts';

beforeEach(() => {
  vi.resetModules();
  stubBrowser();
});

const tokens = { access_token: 't', refresh_token: 'r' };
const person = (id: string) => ({ id }) as SessionUser;

test('what was typed when a session ended is kept for who comes back, and for nobody else', async () => {
  const { startSession, endSession } = await import('./session-store.ts');
  const { saveDraft: keepDraft, readDraft } = await import('../../../ui/forms/drafts.ts');
  startSession(tokens, person('maya'));
  keepDraft('feedback', 'More cold plunges');
  endSession();
  startSession(tokens, person('maya'));
  expect(readDraft('feedback')).toBe('More cold plunges');
  endSession();
  startSession(tokens, person('rami'));
  expect(readDraft('feedback')).toBe('');
});
