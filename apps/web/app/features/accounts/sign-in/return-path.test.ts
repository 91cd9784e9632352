import { expect, test } from 'vitest';
import { returnPath } from './return-path.ts';

test('the return path keeps path, search and hash', () => {
  const from = { pathname: '/checkin/abc', search: '?x=1', hash: '#top' };
  expect(returnPath({ from })).toBe('/checkin/abc?x=1#top');
});

test.each([
  null,
  undefined,
  {},
  { from: {} },
  { from: { pathname: 'https://evil.test' } },
  { from: { pathname: '//evil.test' } },
])('without a path of this app the dashboard is returned: %j', (state) => {
  expect(returnPath(state)).toBe('/app/dashboard');
});
