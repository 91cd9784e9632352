import { expect, test } from 'vitest';
import { HOUR } from '../../time/instants.ts';
import { isCorrectable } from './correction.ts';

test('a record can be corrected for 48 hours', () => {
  const recordedAt = Date.UTC(2026, 10, 21);
  expect(isCorrectable(recordedAt, recordedAt + 48 * HOUR - 1)).toBe(true);
  expect(isCorrectable(recordedAt, recordedAt + 48 * HOUR)).toBe(false);
});
