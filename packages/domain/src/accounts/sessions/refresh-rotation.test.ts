import { expect, test } from 'vitest';
import { decideRefresh, type RefreshTokenState } from './refresh-rotation.ts';
import { REFRESH_REUSE_GRACE_PERIOD, SESSION_IDLE_LIFETIME } from './token-lifetimes.ts';

const now = Date.UTC(2026, 10, 21, 18);
const tokenState = (changes: Partial<RefreshTokenState> = {}): RefreshTokenState => ({
  generation: 5,
  rotatedAt: now - 1_000,
  lastUsedAt: now - 1_000,
  revoked: false,
  ...changes,
});

test('the live token is exchanged for the next one', () => {
  expect(decideRefresh(tokenState(), 5, now)).toBe('rotate');
});

test('the immediate parent is accepted again only within the grace', () => {
  expect(decideRefresh(tokenState(), 4, now)).toBe('repeat');
  const rotatedAt = now - REFRESH_REUSE_GRACE_PERIOD;
  expect(decideRefresh(tokenState({ rotatedAt: rotatedAt + 1 }), 4, now)).toBe('repeat');
  expect(decideRefresh(tokenState({ rotatedAt }), 4, now)).toBe('reuse');
});

test('anything older than the parent ends the line, and so does a token from the future', () => {
  expect(decideRefresh(tokenState(), 3, now)).toBe('reuse');
  expect(decideRefresh(tokenState(), 6, now)).toBe('reuse');
});

test('a revoked line and one unused for too long are refused whatever is shown', () => {
  expect(decideRefresh(tokenState({ revoked: true }), 5, now)).toBe('ended');
  expect(decideRefresh(tokenState({ lastUsedAt: now - SESSION_IDLE_LIFETIME }), 5, now)).toBe(
    'ended',
  );
  expect(decideRefresh(tokenState({ lastUsedAt: now - SESSION_IDLE_LIFETIME + 1 }), 5, now)).toBe(
    'rotate',
  );
});
