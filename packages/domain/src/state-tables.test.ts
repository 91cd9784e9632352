import { expect, test } from 'vitest';
import { BOOKING_MOVES, BOOKING_STATES } from './bookings/booking-states.ts';
import { SESSION_MOVES, SESSION_STATES } from './classes/session-states.ts';
import { SUBSCRIPTION_MOVES, SUBSCRIPTION_STATES } from './memberships/subscription-states.ts';
import { APPLICATION_MOVES, APPLICATION_STATES } from './partners/application-states.ts';
import { VENUE_MOVES, VENUE_STATES } from './venues/venue-states.ts';

/** Each table with the states in which a record of its kind can begin. */
const tables: [string, Record<string, readonly string[]>, readonly string[], string[]][] = [
  ['bookings', BOOKING_MOVES, BOOKING_STATES, ['pending', 'confirmed', 'waitlisted']],
  ['sessions', SESSION_MOVES, SESSION_STATES, ['scheduled']],
  ['memberships', SUBSCRIPTION_MOVES, SUBSCRIPTION_STATES, ['active']],
  ['applications', APPLICATION_MOVES, APPLICATION_STATES, ['submitted']],
  ['venues', VENUE_MOVES, VENUE_STATES, ['draft']],
];

test.each(tables)('the moves of %s name every state and only states', (_, moves, states) => {
  expect(Object.keys(moves).sort()).toEqual([...states].sort());
  for (const targets of Object.values(moves)) {
    for (const target of targets) expect(states).toContain(target);
  }
});

test.each(tables)('every state of %s can be reached and none leads to itself', (...table) => {
  const [, moves, states, first] = table;
  const reached = new Set(first);
  for (const state of reached) {
    for (const target of moves[state] ?? []) reached.add(target);
  }
  expect([...reached].sort()).toEqual([...states].sort());
  for (const state of states) expect(moves[state]).not.toContain(state);
});
