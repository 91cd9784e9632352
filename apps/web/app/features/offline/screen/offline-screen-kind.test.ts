import { expect, test } from 'vitest';
import { offlineScreenKind } from './offline-screen-kind.ts';

test('the digital ID and the front desk work offline, bookings are shown as last fetched', () => {
  expect(offlineScreenKind('/app/digital-id')).toBe('page');
  expect(offlineScreenKind('/app/digital-id/')).toBe('page');
  expect(offlineScreenKind('/app/checkin-dashboard')).toBe('page');
  expect(offlineScreenKind('/app/bookings')).toBe('bookings');
  expect(offlineScreenKind('/app/dashboard')).toBe('bookings');
});

test('a check-in page has its own screen, every other page needs the network', () => {
  expect(offlineScreenKind('/app/scan')).toBe('check-in');
  expect(offlineScreenKind('/checkin/abc/def')).toBe('check-in');
  expect(offlineScreenKind('/app/venue/12')).toBe('network');
  expect(offlineScreenKind('/app/profile')).toBe('network');
});
