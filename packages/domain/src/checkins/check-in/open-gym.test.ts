import { expect, test } from 'vitest';
import { DAY, HOUR, isoInstant } from '../../time/instants.ts';
import { OPEN_GYM_RULE_CODES, type OpenGymContext, openGymEligibility } from './open-gym.ts';

const now = Date.parse('2026-11-21T10:00:00Z');
const venue = {
  open_gym: true,
  hours: [{ weekday: 6, opens: '07:00', closes: '22:00' }],
  closures: [],
  zone: 'Asia/Beirut',
};
const openGymContext = (overrides: Partial<OpenGymContext> = {}): OpenGymContext => ({
  venue,
  lastVisitAt: null,
  membership: {
    state: 'active',
    periodEndsAt: now + 9 * DAY,
    resumesAt: null,
    cancelsAtPeriodEnd: false,
  },
  monthly: { used: 2, booked: 1, limit: 8, resetsAt: now + 9 * DAY },
  plus: null,
  venueMonth: null,
  ...overrides,
});
const failedCodes = (context: OpenGymContext, at = now) =>
  openGymEligibility(context, at)
    .rules.filter((rule) => !rule.passed)
    .map((rule) => rule.code);

test('an open-gym visit during opening hours is allowed, and every rule is returned in order', () => {
  const eligibility = openGymEligibility(openGymContext(), now);
  expect(eligibility.allowed).toBe(true);
  expect(eligibility.rules.map((rule) => rule.code)).toEqual(OPEN_GYM_RULE_CODES);
});

test('a venue without open gym, or closed now, refuses the visit', () => {
  expect(failedCodes(openGymContext({ venue: { ...venue, open_gym: false } }))).toEqual([
    'open_gym_not_allowed',
  ]);
  const night = now + 12 * HOUR;
  expect(failedCodes(openGymContext(), night)).toEqual(['not_open_now']);
  const rule = openGymEligibility(openGymContext(), night).rules[1];
  expect(rule?.passes_at).toBe('2026-11-28T05:00:00.000Z');
});

test('a second visit on the same local day is refused with the first one’s time', () => {
  const lastVisitAt = Date.parse('2026-11-21T06:00:00Z');
  expect(failedCodes(openGymContext({ lastVisitAt }))).toEqual(['already_visited_today']);
  expect(openGymEligibility(openGymContext({ lastVisitAt }), now).rules[2]).toMatchObject({
    details: { visited_at: isoInstant(lastVisitAt) },
    passes_at: '2026-11-28T05:00:00.000Z',
  });
  const lateYesterday = Date.parse('2026-11-20T21:59:59.999Z');
  expect(failedCodes(openGymContext({ lastVisitAt: lateYesterday }))).toEqual([]);
});

test('an open-gym visit needs a plan with visits left', () => {
  expect(failedCodes(openGymContext({ membership: null }))).toEqual(['membership_required']);
  const spent = { used: 8, booked: 0, limit: 8, resetsAt: now + 9 * DAY };
  expect(failedCodes(openGymContext({ monthly: spent, plus: spent, venueMonth: spent }))).toEqual([
    'monthly_limit_reached',
    'plus_limit_reached',
    'venue_limit_reached',
  ]);
});
