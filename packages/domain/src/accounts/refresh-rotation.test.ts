import { expect, test } from 'vitest';
import { REFRESH_REPEAT_GRACE, SIGNED_IN_LIFETIME } from './lifetimes.ts';
import { judgeRefresh, type RefreshLine } from './refresh-rotation.ts';

const now = Date.UTC(2026, 10, 21, 18);
const line = (changes: Partial<RefreshLine> = {}): RefreshLine => ({
  generation: 5,
  rotatedAt: now - 1_000,
  lastUsedAt: now - 1_000,
  revoked: false,
  ...changes,
});

test('the live token is exchanged for the next one', () => {
  expect(judgeRefresh(line(), 5, now)).toBe('rotate');
});

test('the immediate parent is accepted again only within the grace', () => {
  expect(judgeRefresh(line(), 4, now)).toBe('repeat');
  const rotatedAt = now - REFRESH_REPEAT_GRACE;
  expect(judgeRefresh(line({ rotatedAt: rotatedAt + 1 }), 4, now)).toBe('repeat');
  expect(judgeRefresh(line({ rotatedAt }), 4, now)).toBe('reuse');
});

test('anything older than the parent ends the line, and so does a token from the future', () => {
  expect(judgeRefresh(line(), 3, now)).toBe('reuse');
  expect(judgeRefresh(line(), 6, now)).toBe('reuse');
});

test('a revoked line and one unused for too long are refused whatever is shown', () => {
  expect(judgeRefresh(line({ revoked: true }), 5, now)).toBe('ended');
  expect(judgeRefresh(line({ lastUsedAt: now - SIGNED_IN_LIFETIME }), 5, now)).toBe('ended');
  expect(judgeRefresh(line({ lastUsedAt: now - SIGNED_IN_LIFETIME + 1 }), 5, now)).toBe('rotate');
});
