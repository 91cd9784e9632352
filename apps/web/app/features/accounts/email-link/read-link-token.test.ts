import { expect, test } from 'vitest';
import { readLinkToken } from './read-link-token.ts';

test.each([
  [{ hash: '#token=abc', search: '' }, 'abc'],
  [{ hash: '', search: '?token=abc' }, 'abc'],
  [{ hash: '#token=new', search: '?token=old' }, 'new'],
  [{ hash: '#token=', search: '' }, null],
  [{ hash: '#top', search: '?x=1' }, null],
])('the token of %j is %s', (address, token) => {
  expect(readLinkToken(address)).toBe(token);
});
