import { expect, test } from 'vitest';
import { offlineScreenKind } from './offline-screen-kind.ts';

test('the digital ID works by itself, bookings are shown as they were', () => {
  expect(offlineScreenKind('/app/digital-id')).toBe('page');
  expect(offlineScreenKind('/app/digital-id/')).toBe('page');
  expect(offlineScreenKind('/app/bookings')).toBe('bookings');
  expect(offlineScreenKind('/app/dashboard')).toBe('bookings');
});

test('whoever scans a door is led to the digital ID, every other page says that it needs the network', () => {
  expect(offlineScreenKind('/app/scan')).toBe('door');
  expect(offlineScreenKind('/checkin/abc/def')).toBe('door');
  expect(offlineScreenKind('/app/venue/12')).toBe('network');
  expect(offlineScreenKind('/app/profile')).toBe('network');
});
