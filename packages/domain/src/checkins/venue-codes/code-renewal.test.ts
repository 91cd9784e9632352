import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY } from '../../time/instants.ts';
import { codeEnd, qrCodeState, renewalExpiry } from './code-renewal.ts';

const NOW = Date.UTC(2026, 10, 22, 9);

test('a renewed code is accepted for a day, to the millisecond', () => {
  const ends = { revokedAt: null, expiresAt: renewalExpiry(NOW) };
  expect(qrCodeState(ends, NOW)).toBe('expiring');
  expect(qrCodeState(ends, NOW + DAY - 1)).toBe('expiring');
  expect(qrCodeState(ends, NOW + DAY)).toBe('ended');
});

test('a code that was neither revoked nor renewed is accepted for good', () => {
  expect(qrCodeState({ revokedAt: null, expiresAt: null }, NOW)).toBe('active');
});

test('revoking ends a code at once, also on its last day, and never later than its renewal', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer(), (revokedAt, expiresAt) => {
      const end = codeEnd({ revokedAt, expiresAt });
      expect(end).toBe(Math.min(revokedAt, expiresAt));
      expect(qrCodeState({ revokedAt, expiresAt }, revokedAt)).toBe('ended');
    }),
  );
});
