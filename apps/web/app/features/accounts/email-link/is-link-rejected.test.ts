import { expect, test } from 'vitest';
import { isLinkRejected } from './is-link-rejected.ts';

test('a link refused by the server is rejected', () => {
  expect(isLinkRejected({ status: 410, code: 'link_invalid' })).toBe(true);
  expect(isLinkRejected({ status: 400, code: 'validation_failed' })).toBe(true);
});

test('a network failure, a server error and a rate limit do not reject the link', () => {
  expect(isLinkRejected(new TypeError('Failed to fetch'))).toBe(false);
  expect(isLinkRejected({ status: 503, code: 'unavailable' })).toBe(false);
  expect(isLinkRejected({ status: 429, code: 'rate_limited' })).toBe(false);
});
