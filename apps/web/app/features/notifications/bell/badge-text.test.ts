import { expect, test } from 'vitest';
import { badgeText } from './badge-text.ts';

test.each([
  [-1, null],
  [0, null],
  [1, '1'],
  [9, '9'],
  [10, '9+'],
  [250, '9+'],
])('%i unread notifications show %s', (unread, badge) => {
  expect(badgeText(unread)).toBe(badge);
});
