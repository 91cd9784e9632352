import { expect, test } from 'vitest';
import { isLinkUsedUp } from './is-link-used-up.ts';

test('a link that the server refuses is used up', () => {
  expect(isLinkUsedUp({ status: 410, code: 'link_invalid' })).toBe(true);
  expect(isLinkUsedUp({ status: 400, code: 'validation_failed' })).toBe(true);
});

test('no network, a fault of the server and too many tries leave the link good', () => {
  expect(isLinkUsedUp(new TypeError('Failed to fetch'))).toBe(false);
  expect(isLinkUsedUp({ status: 503, code: 'unavailable' })).toBe(false);
  expect(isLinkUsedUp({ status: 429, code: 'rate_limited' })).toBe(false);
});
