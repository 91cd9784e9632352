import { expect, test } from 'vitest';
import { offlineScreenOf } from './offline-screen-of.ts';

test('the digital ID works by itself, bookings are shown as they were', () => {
  expect(offlineScreenOf('/app/digital-id')).toBe('page');
  expect(offlineScreenOf('/app/digital-id/')).toBe('page');
  expect(offlineScreenOf('/app/bookings')).toBe('bookings');
  expect(offlineScreenOf('/app/dashboard')).toBe('bookings');
});

test('whoever scans a door is led to the digital ID, every other page says that it needs the network', () => {
  expect(offlineScreenOf('/app/scan')).toBe('door');
  expect(offlineScreenOf('/checkin/abc/def')).toBe('door');
  expect(offlineScreenOf('/app/venue/12')).toBe('network');
  expect(offlineScreenOf('/app/profile')).toBe('network');
});
