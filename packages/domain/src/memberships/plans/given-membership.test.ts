import { expect, test } from 'vitest';
import { givenEnd } from './given-membership.ts';

const now = Date.parse('2026-11-18T22:30:00Z');

test('it ends with its last day in the time zone of the member', () => {
  expect(givenEnd('2026-11-30', 'Asia/Beirut', now)).toEqual({
    endsAt: Date.parse('2026-11-30T22:00:00Z'),
  });
  // The first hour of that day does not exist in Beirut.
  expect(givenEnd('2027-03-27', 'Asia/Beirut', now)).toEqual({
    endsAt: Date.parse('2027-03-27T22:00:00Z'),
  });
});

test('the last day is today or later, where the member is, and within 366 days', () => {
  // In Beirut it is the 19th already.
  expect(givenEnd('2026-11-18', 'Asia/Beirut', now)).toEqual({ fault: 'date_in_past' });
  expect(givenEnd('2026-11-18', 'Europe/Zurich', now)).toHaveProperty('endsAt');
  expect(givenEnd('2027-11-20', 'Asia/Beirut', now)).toHaveProperty('endsAt');
  expect(givenEnd('2027-11-21', 'Asia/Beirut', now)).toEqual({ fault: 'date_too_far' });
});
