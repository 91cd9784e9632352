import { expect, test } from 'vitest';
import { networkOf } from './network-of.ts';

test('an IPv4 address counts by itself, also written as IPv6', () => {
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7');
  expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
});

test('the addresses of one IPv6 network count as one, however they are written', () => {
  const written = [
    '2001:db8:0:12::1',
    '2001:0DB8:0000:0012:ffff:eeee:dddd:cccc',
    '2001:db8::12:0:0:0:9',
  ];
  expect(written.map(networkOf)).toEqual(written.map(() => '2001:db8:0:12::/64'));
  expect(networkOf('2001:db8:0:13::1')).toBe('2001:db8:0:13::/64');
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
});

test('what is no address is returned unchanged', () => {
  expect(networkOf('unix socket')).toBe('unix socket');
});
