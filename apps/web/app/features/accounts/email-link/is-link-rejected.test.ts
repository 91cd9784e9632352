import { expect, test } from 'vitest';
import { isLinkRejected } from './is-link-rejected.ts';

test('a link that the server refuses is used up', () => {
  expect(isLinkRejected({ status: 410, code: 'link_invalid' })).toBe(true);
  expect(isLinkRejected({ status: 400, code: 'validation_failed' })).toBe(true);
});

test('no network, a fault of the server and too many tries leave the link good', () => {
  expect(isLinkRejected(new TypeError('Failed to fetch'))).toBe(false);
  expect(isLinkRejected({ status: 503, code: 'unavailable' })).toBe(false);
  expect(isLinkRejected({ status: 429, code: 'rate_limited' })).toBe(false);
});
