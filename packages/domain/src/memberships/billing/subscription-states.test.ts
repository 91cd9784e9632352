import { expect, test } from 'vitest';
import { DAY } from '../../time/instants.ts';
import {
  canTransitionSubscription,
  coversVisit,
  inactiveState,
  type Subscription,
  subscriptionStateAt,
} from './subscription-states.ts';

const now = Date.UTC(2026, 10, 21);
const subscription = (changes: Partial<Subscription> = {}): Subscription => ({
  state: 'active',
  periodEndsAt: now + 10 * DAY,
  resumesAt: null,
  cancelsAtPeriodEnd: false,
  ...changes,
});

test('an active membership covers visits beyond its renewal', () => {
  expect(coversVisit(subscription(), now + 13 * DAY, now)).toBe(true);
  expect(subscriptionStateAt(subscription(), now + 11 * DAY)).toBe('active');
});

test('a cancelled membership covers visits until its period ends and is ended then', () => {
  const cancelled = subscription({ cancelsAtPeriodEnd: true });
  expect(coversVisit(cancelled, now + 10 * DAY - 1, now)).toBe(true);
  expect(coversVisit(cancelled, now + 10 * DAY, now)).toBe(false);
  expect(subscriptionStateAt(cancelled, now + 10 * DAY - 1)).toBe('active');
  expect(subscriptionStateAt(cancelled, now + 10 * DAY)).toBe('ended');
});

test('a failed renewal gives seven days of grace, then the plan ends', () => {
  const failed = subscription({ state: 'past_due', periodEndsAt: now });
  expect(coversVisit(failed, now + 6 * DAY, now)).toBe(true);
  expect(coversVisit(failed, now + 7 * DAY, now)).toBe(false);
  expect(subscriptionStateAt(failed, now + 7 * DAY - 1)).toBe('past_due');
  expect(subscriptionStateAt(failed, now + 7 * DAY)).toBe('ended');
});

test('a paused membership covers no visit until it resumes', () => {
  const paused = subscription({ state: 'paused', resumesAt: now + 5 * DAY });
  expect(coversVisit(paused, now + 6 * DAY, now)).toBe(false);
  expect(coversVisit(paused, now + 6 * DAY, now + 5 * DAY)).toBe(true);
  expect(subscriptionStateAt(paused, now + 5 * DAY)).toBe('active');
});

test('an ended membership never starts again', () => {
  const ended = subscription({ state: 'ended' });
  expect(coversVisit(ended, now, now)).toBe(false);
  expect(canTransitionSubscription('ended', 'active')).toBe(false);
  expect(canTransitionSubscription('past_due', 'active')).toBe(true);
  expect(canTransitionSubscription('past_due', 'paused')).toBe(false);
});

test('a membership is changed only while it is active, paid and goes on', () => {
  expect(inactiveState(subscription(), now)).toBeNull();
  expect(inactiveState(subscription({ state: 'paused', resumesAt: now + DAY }), now)).toBe(
    'paused',
  );
  expect(inactiveState(subscription({ state: 'paused', resumesAt: now }), now)).toBeNull();
  expect(inactiveState(subscription({ state: 'past_due' }), now)).toBe('past_due');
  expect(inactiveState(subscription({ cancelsAtPeriodEnd: true }), now)).toBe('cancelled');
  expect(inactiveState(subscription({ periodEndsAt: now }), now)).toBe('renewing');
});
