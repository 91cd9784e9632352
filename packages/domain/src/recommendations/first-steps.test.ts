import { expect, test } from 'vitest';
import { type FirstStepsContext, firstSteps } from './first-steps.ts';

const newMemberContext: FirstStepsContext = {
  emailVerified: true,
  hasPlan: false,
  hasFavourite: false,
  bookings: 0,
  placesTaken: 0,
  visits: 0,
  dismissed: false,
};
const doneOf = (overrides: Partial<FirstStepsContext>) =>
  firstSteps({ ...newMemberContext, ...overrides })
    .steps.filter(({ done }) => done)
    .map(({ code }) => code);

test('a new member has only the verified email done', () => {
  expect(firstSteps(newMemberContext).shown).toBe(true);
  expect(doneOf({})).toEqual(['verify_email']);
});

test('a favourite or a waitlist place completes find_class, only a place completes first_booking', () => {
  expect(doneOf({ hasFavourite: true })).toEqual(['verify_email', 'find_class']);
  expect(doneOf({ bookings: 1 })).toEqual(['verify_email', 'find_class']);
  expect(doneOf({ bookings: 1, placesTaken: 1 })).toContain('first_booking');
});

test('the list is hidden after the first visit, and when it is dismissed', () => {
  expect(firstSteps({ ...newMemberContext, visits: 1 }).shown).toBe(false);
  expect(firstSteps({ ...newMemberContext, dismissed: true }).shown).toBe(false);
});
