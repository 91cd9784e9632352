import { expect, test } from 'vitest';
import { arrivesRead, NOTIFICATION_CAUSES, type NotificationCause } from './notification-causes.ts';
import { NOTIFICATION_TYPES } from './types.ts';

test('what the recipient did on a screen arrives read, and nothing else', () => {
  const causes = Object.keys(NOTIFICATION_CAUSES) as NotificationCause[];
  expect(causes.filter(arrivesRead)).toEqual([
    'booking_confirmed',
    'cancellation_undone',
    'waitlist_joined',
    'cancelled_by_member',
    'payment_declined',
    'payment_made',
    'membership_started',
    'membership_changed',
  ]);
});

test('every type of the spec is used', () => {
  const used = new Set<string>(Object.values(NOTIFICATION_CAUSES).map(({ type }) => type));
  expect([...used].sort()).toEqual([...NOTIFICATION_TYPES].sort());
});
