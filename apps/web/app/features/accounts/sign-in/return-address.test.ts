import { expect, test } from 'vitest';
import { returnAddress } from './return-address.ts';

test('the way back keeps path, search and hash', () => {
  const from = { pathname: '/checkin/abc', search: '?x=1', hash: '#top' };
  expect(returnAddress({ from })).toBe('/checkin/abc?x=1#top');
});

test.each([
  null,
  undefined,
  {},
  { from: {} },
  { from: { pathname: 'https://evil.test' } },
  { from: { pathname: '//evil.test' } },
])('without a path of this app it is the dashboard: %j', (state) => {
  expect(returnAddress(state)).toBe('/app/dashboard');
});
