import { expect, test } from 'vitest';
import { NOTIFICATION_TYPES } from './types.ts';

test('there are the seven types of the spec', () => {
  expect(NOTIFICATION_TYPES).toEqual([
    'booking_confirmation',
    'class_reminder',
    'class_cancelled',
    'waitlist_opened',
    'payment_success',
    'system_update',
    'other',
  ]);
});
