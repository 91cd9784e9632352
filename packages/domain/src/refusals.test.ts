import { expect, test } from 'vitest';
import { BOOKING_RULE_CODES } from './bookings/eligibility/can-book.ts';
import { OPEN_GYM_RULE_CODES } from './checkins/check-in/open-gym.ts';
import { REFUSAL_CODES } from './refusals.ts';

test('no refusal code is listed twice', () => {
  expect(new Set(REFUSAL_CODES).size).toBe(REFUSAL_CODES.length);
});

test('every refusal code is lower case words joined by underscores', () => {
  for (const code of REFUSAL_CODES) expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
});

test('every rule of booking and of open gym is a refusal code', () => {
  expect(REFUSAL_CODES).toEqual(expect.arrayContaining([...BOOKING_RULE_CODES]));
  expect(REFUSAL_CODES).toEqual(expect.arrayContaining([...OPEN_GYM_RULE_CODES]));
});
