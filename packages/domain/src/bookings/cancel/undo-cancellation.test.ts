import { expect, test } from 'vitest';
import type { EpochMs } from '../../time/instants.ts';
import { canUndoCancellation } from './undo-cancellation.ts';

const startsAt = Date.UTC(2026, 10, 21, 18);
const cancelled = (cancelledAt: EpochMs) => ({ status: 'cancelled', cancelledAt, startsAt });

test('a cancellation can be undone for 30 seconds', () => {
  const at = startsAt - 3_600_000;
  expect(canUndoCancellation(cancelled(at), at + 29_999)).toBe(true);
  expect(canUndoCancellation(cancelled(at), at + 30_000)).toBe(false);
});

test('nothing can be undone once the class has started, nor what was never cancelled', () => {
  const at = startsAt - 10_000;
  expect(canUndoCancellation(cancelled(at), startsAt - 1)).toBe(true);
  expect(canUndoCancellation(cancelled(at), startsAt)).toBe(false);
  expect(canUndoCancellation({ ...cancelled(at), status: 'confirmed' }, at)).toBe(false);
});
