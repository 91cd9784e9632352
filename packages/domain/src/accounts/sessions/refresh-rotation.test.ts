import { expect, test } from 'vitest';
import { decideRefresh, type RefreshTokenState } from './refresh-rotation.ts';
import {
  ACCESS_TOKEN_LIFETIME,
  REFRESH_REUSE_GRACE_PERIOD,
  SESSION_IDLE_LIFETIME,
  SESSION_LIFETIME,
} from './token-lifetimes.ts';

const now = Date.UTC(2026, 10, 21, 18);
const tokenState = (changes: Partial<RefreshTokenState> = {}): RefreshTokenState => ({
  generation: 5,
  createdAt: now - SESSION_IDLE_LIFETIME,
  rotatedAt: now - 1_000,
  lastUsedAt: now - 1_000,
  revoked: false,
  ...changes,
});

test('the current token is exchanged for the next one', () => {
  expect(decideRefresh(tokenState(), 5, now)).toBe('rotate');
});

test('the previous token is accepted again only within the grace period', () => {
  expect(decideRefresh(tokenState(), 4, now)).toBe('reissue');
  const rotatedAt = now - REFRESH_REUSE_GRACE_PERIOD;
  expect(decideRefresh(tokenState({ rotatedAt: rotatedAt + 1 }), 4, now)).toBe('reissue');
  expect(decideRefresh(tokenState({ rotatedAt }), 4, now)).toBe('reuse');
});

test('a token older than the previous one counts as reuse, and so does an unknown newer one', () => {
  expect(decideRefresh(tokenState(), 3, now)).toBe('reuse');
  expect(decideRefresh(tokenState(), 6, now)).toBe('reuse');
});

test('a revoked session and one idle for too long are refused for every token', () => {
  expect(decideRefresh(tokenState({ revoked: true }), 5, now)).toBe('session_ended');
  expect(decideRefresh(tokenState({ lastUsedAt: now - SESSION_IDLE_LIFETIME }), 5, now)).toBe(
    'session_ended',
  );
  expect(decideRefresh(tokenState({ lastUsedAt: now - SESSION_IDLE_LIFETIME + 1 }), 5, now)).toBe(
    'rotate',
  );
});

test('a session ends after 90 days however much it is used, its last access token included', () => {
  const end = now + ACCESS_TOKEN_LIFETIME;
  const createdAt = end - SESSION_LIFETIME;
  expect(decideRefresh(tokenState({ createdAt }), 5, now)).toBe('rotate');
  expect(decideRefresh(tokenState({ createdAt: createdAt - 1 }), 5, now)).toBe('session_ended');
});
