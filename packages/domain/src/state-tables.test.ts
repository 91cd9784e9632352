import { expect, test } from 'vitest';
import { BOOKING_STATES, BOOKING_TRANSITIONS } from './bookings/booking-states.ts';
import {
  CLASS_SESSION_STATES,
  CLASS_SESSION_TRANSITIONS,
} from './classes/sessions/class-session-states.ts';
import {
  SUBSCRIPTION_STATES,
  SUBSCRIPTION_TRANSITIONS,
} from './memberships/billing/subscription-states.ts';
import { APPLICATION_STATES, APPLICATION_TRANSITIONS } from './partners/application-states.ts';
import { VENUE_STATES, VENUE_TRANSITIONS } from './venues/venue-states.ts';

/** Each transition table with the states in which a new record of its kind can start. */
const tables: [string, Record<string, readonly string[]>, readonly string[], string[]][] = [
  ['bookings', BOOKING_TRANSITIONS, BOOKING_STATES, ['pending', 'confirmed', 'waitlisted']],
  ['sessions', CLASS_SESSION_TRANSITIONS, CLASS_SESSION_STATES, ['scheduled']],
  ['memberships', SUBSCRIPTION_TRANSITIONS, SUBSCRIPTION_STATES, ['active']],
  ['applications', APPLICATION_TRANSITIONS, APPLICATION_STATES, ['submitted']],
  ['venues', VENUE_TRANSITIONS, VENUE_STATES, ['draft']],
];

test.each(tables)('the transitions of %s name every state and only states', (...table) => {
  const [, transitions, states] = table;
  expect(Object.keys(transitions).sort()).toEqual([...states].sort());
  for (const targets of Object.values(transitions)) {
    for (const target of targets) expect(states).toContain(target);
  }
});

test.each(tables)('every state of %s can be reached and none leads to itself', (...table) => {
  const [, transitions, states, initialStates] = table;
  const reached = new Set(initialStates);
  for (const state of reached) {
    for (const target of transitions[state] ?? []) reached.add(target);
  }
  expect([...reached].sort()).toEqual([...states].sort());
  for (const state of states) expect(transitions[state]).not.toContain(state);
});
