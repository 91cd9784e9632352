import { expect, test } from 'vitest';
import { createSession } from '../test-session.ts';
import { nextSession } from './next-session.ts';
import { placeSessions } from './place-sessions.ts';

const days = ['2026-11-23', '2026-11-24', '2026-11-25'];
const sessions = [
  createSession({ id: 'early', start: '07:00' }),
  createSession({ id: 'late', start: '23:30' }),
  createSession({ id: 'morning', day: '2026-11-25', start: '06:00' }),
  createSession({ id: 'evening', day: '2026-11-25', start: '20:00' }),
];
const week = [...placeSessions(sessions, days).values()];

test.each([
  ['early', 'ArrowDown', 'late'],
  // Over a day without a class of its own: a part of last night's is no stop.
  ['late', 'ArrowDown', 'morning'],
  ['morning', 'ArrowUp', 'late'],
  ['late', 'ArrowRight', 'evening'],
  ['early', 'ArrowRight', 'morning'],
  ['evening', 'ArrowLeft', 'late'],
  ['late', 'Home', 'early'],
  ['early', 'End', 'evening'],
])('from %s, %s leads to %s', (id, key, expected) => {
  expect(nextSession(week, id, key)).toBe(expected);
});

test('at the edge, with another key and from an unknown one it leads nowhere', () => {
  expect(nextSession(week, 'early', 'ArrowUp')).toBeNull();
  expect(nextSession(week, 'evening', 'ArrowRight')).toBeNull();
  expect(nextSession(week, 'early', 'Enter')).toBeNull();
  expect(nextSession(week, 'gone', 'ArrowDown')).toBeNull();
});
