import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY, HOUR, isoInstant, MINUTE } from '../../time/instants.ts';
import { ampleCounter, bookableContext, bookableSession, NOW } from './booking-context.builder.ts';
import type { BookingContext } from './booking-context.ts';
import { BOOKING_RULE_CODES, bookingEligibility, firstFailedRule } from './can-book.ts';

const reachedLimit = { used: 8, booked: 0, limit: 8, resetsAt: NOW + 3 * DAY };
const full = bookableSession({ booked: 20 });
const price = { amount_minor: 1_500, currency: 'USD' };

const failedCodes = (context: BookingContext, now = NOW) =>
  bookingEligibility(context, now)
    .rules.filter((rule) => !rule.passed)
    .map((rule) => rule.code);

const ruleOf = (context: BookingContext, code: string, now = NOW) => {
  const found = bookingEligibility(context, now).rules.find((rule) => rule.code === code);
  if (!found) throw new Error(`no rule ${code}`);
  return found;
};

test('a bookable class is allowed, and every rule is returned in the fixed order', () => {
  const eligibility = bookingEligibility(bookableContext(), NOW);
  expect(eligibility.allowed).toBe(true);
  expect(eligibility.waitlist_allowed).toBe(false);
  expect(eligibility.drop_in_allowed).toBe(false);
  expect(eligibility.rules.map((rule) => rule.code)).toEqual(BOOKING_RULE_CODES);
  expect(firstFailedRule(eligibility)).toBe(null);
});

const conflict = {
  id: 'b1',
  title: 'Boxing',
  startsAt: NOW + 2 * DAY,
  endsAt: NOW + 2 * DAY + HOUR,
};
const existing = { id: 'b2', status: 'waitlisted' as const, position: 4 };

test.each<[string, Partial<BookingContext>]>([
  ['class_cancelled', { session: bookableSession({ status: 'cancelled' }) }],
  ['booking_not_open', { session: bookableSession({ startsAt: NOW + 15 * DAY }) }],
  ['booking_closed', { session: bookableSession({ startsAt: NOW + 4 * MINUTE }) }],
  ['already_booked', { existing }],
  ['membership_required', { membership: null }],
  ['daily_limit_reached', { daily: reachedLimit }],
  ['monthly_limit_reached', { monthly: reachedLimit }],
  ['plus_limit_reached', { plus: reachedLimit }],
  ['venue_limit_reached', { venue: reachedLimit }],
  ['overlapping_booking', { conflict }],
  ['no_show_restriction', { restrictedUntil: NOW + 9 * DAY }],
  ['class_full', { session: full }],
])('%s alone prevents the booking', (code, changes) => {
  const context = bookableContext(changes);
  expect(failedCodes(context)).toEqual([code]);
  expect(bookingEligibility(context, NOW).allowed).toBe(false);
  expect(firstFailedRule(bookingEligibility(context, NOW))?.code).toBe(code);
});

test('every failed rule is returned, not only the first', () => {
  const context = bookableContext({
    membership: null,
    conflict,
    session: full,
    venue: reachedLimit,
  });
  expect(failedCodes(context)).toEqual([
    'membership_required',
    'venue_limit_reached',
    'overlapping_booking',
    'class_full',
  ]);
});

test('booking opens to the millisecond 14 days before and closes 5 minutes before', () => {
  const context = bookableContext();
  const { startsAt } = context.session;
  expect(failedCodes(context, startsAt - 14 * DAY - 1)).toContain('booking_not_open');
  expect(failedCodes(context, startsAt - 14 * DAY)).toEqual([]);
  expect(failedCodes(context, startsAt - 5 * MINUTE - 1)).toEqual([]);
  expect(failedCodes(context, startsAt - 5 * MINUTE)).toEqual(['booking_closed']);
});

test('the details name the dates, the conflicting class and the own waitlist position', () => {
  const early = bookableContext({ session: bookableSession({ startsAt: NOW + 15 * DAY }) });
  const opensAt = isoInstant(NOW + DAY);
  expect(ruleOf(early, 'booking_not_open')).toMatchObject({
    details: { opens_at: opensAt },
    passes_at: opensAt,
  });
  expect(ruleOf(bookableContext({ conflict }), 'overlapping_booking').details).toEqual({
    booking: {
      id: 'b1',
      title: 'Boxing',
      starts_at: isoInstant(conflict.startsAt),
      ends_at: isoInstant(conflict.endsAt),
    },
  });
  expect(ruleOf(bookableContext({ existing }), 'already_booked').details).toEqual({
    booking: existing,
  });
});

test('a restriction leaves the next 24 hours open and passes as soon as the class is that near', () => {
  const restrictedUntil = NOW + 9 * DAY;
  const tomorrow = bookableSession({ startsAt: NOW + DAY });
  expect(failedCodes(bookableContext({ restrictedUntil, session: tomorrow }))).toEqual([]);
  const rule = ruleOf(bookableContext({ restrictedUntil }), 'no_show_restriction');
  expect(rule.details).toEqual({ until: isoInstant(restrictedUntil) });
  expect(rule.passes_at).toBe(isoInstant(NOW + DAY));
});

test('a full class with space on the waitlist can be waited for, with the position', () => {
  const context = bookableContext({ session: { ...full, waitlisted: 6 } });
  const eligibility = bookingEligibility(context, NOW);
  expect(eligibility).toMatchObject({ allowed: false, waitlist_allowed: true });
  expect(ruleOf(context, 'waitlist_full').details).toEqual({
    waitlisted: 6,
    size: 20,
    position: 7,
  });
  expect(firstFailedRule(eligibility, 'waitlist')).toBe(null);
  expect(firstFailedRule(eligibility)?.code).toBe('class_full');
});

test('a full waitlist is refused, and counts only when the class is full', () => {
  const fullTwice = bookingEligibility(
    bookableContext({ session: { ...full, waitlisted: 20 } }),
    NOW,
  );
  expect(fullTwice).toMatchObject({ allowed: false, waitlist_allowed: false });
  expect(firstFailedRule(fullTwice, 'waitlist')?.code).toBe('waitlist_full');
  expect(firstFailedRule(fullTwice)?.code).toBe('class_full');
  const placesLeft = bookableContext({ session: bookableSession({ waitlisted: 20 }) });
  expect(bookingEligibility(placesLeft, NOW).allowed).toBe(true);
});

test('a full class cannot be waited for when another rule fails', () => {
  const context = bookableContext({ session: full, monthly: reachedLimit });
  const eligibility = bookingEligibility(context, NOW);
  expect(eligibility.waitlist_allowed).toBe(false);
  expect(firstFailedRule(eligibility, 'waitlist')?.code).toBe('monthly_limit_reached');
});

test('the price of a class replaces the plan and its limits, and nothing else', () => {
  const priced = bookableSession({ price });
  const dropIn = (changes: Partial<BookingContext>) =>
    bookingEligibility(bookableContext({ session: priced, ...changes }), NOW).drop_in_allowed;
  expect(dropIn({ membership: null })).toBe(true);
  expect(dropIn({ daily: reachedLimit, monthly: reachedLimit, plus: reachedLimit })).toBe(true);
  expect(dropIn({})).toBe(false);
  expect(dropIn({ membership: null, conflict })).toBe(false);
  expect(dropIn({ venue: reachedLimit })).toBe(false);
  expect(dropIn({ membership: null, session: bookableSession() })).toBe(false);
});

test('a drop-in needs no plan but keeps the other rules', () => {
  const paid = {
    dropIn: true,
    membership: null,
    daily: reachedLimit,
    monthly: reachedLimit,
    plus: reachedLimit,
  };
  expect(failedCodes(bookableContext(paid))).toEqual([]);
  expect(failedCodes(bookableContext({ ...paid, conflict, session: full }))).toEqual([
    'overlapping_booking',
    'class_full',
  ]);
});

test('a held place can be taken in a full class until it starts, but not over a limit', () => {
  const startsAt = NOW + 4 * MINUTE;
  const session = bookableSession({ startsAt, booked: 20 });
  expect(failedCodes(bookableContext({ session, placeHeld: true }))).toEqual([]);
  expect(failedCodes(bookableContext({ session, placeHeld: true }), startsAt)).toEqual([
    'booking_closed',
  ]);
  expect(failedCodes(bookableContext({ session, placeHeld: true, monthly: reachedLimit }))).toEqual(
    ['monthly_limit_reached'],
  );
});

test('a rule with passes_at passes at that instant and not before', () => {
  const anyContext = fc.record({
    startsIn: fc.integer({ min: 0, max: 30 * DAY }),
    restricted: fc.option(fc.integer({ min: 0, max: 14 * DAY })),
    resumes: fc.option(fc.integer({ min: 1, max: 30 * DAY })),
  });
  fc.assert(
    fc.property(anyContext, ({ startsIn, restricted, resumes }) => {
      const base = bookableContext({
        session: bookableSession({ startsAt: NOW + startsIn }),
        restrictedUntil: restricted === null ? null : NOW + restricted,
        daily: ampleCounter,
      });
      const membership = base.membership && {
        ...base.membership,
        state: resumes === null ? ('active' as const) : ('paused' as const),
        resumesAt: resumes === null ? null : NOW + resumes,
      };
      const context = { ...base, membership };
      for (const rule of bookingEligibility(context, NOW).rules) {
        if (rule.passes_at === null) continue;
        const passesAt = Date.parse(rule.passes_at);
        expect(passesAt).toBeGreaterThan(NOW);
        expect(ruleOf(context, rule.code, passesAt).passed).toBe(true);
        expect(ruleOf(context, rule.code, passesAt - 1).passed).toBe(false);
      }
    }),
  );
});

test('over time booking opens once and closes once', () => {
  const anyMoment = fc.integer({ min: -1 * DAY, max: 20 * DAY });
  fc.assert(
    fc.property(anyMoment, anyMoment, fc.integer({ min: 1, max: 60 }), (one, other, days) => {
      const base = bookableContext();
      const context = { ...base, policy: { ...base.policy, opens_days_before: days } };
      const [early, late] = [Math.min(one, other), Math.max(one, other)].map((before) => {
        const now = context.session.startsAt - 19 * DAY + before;
        return {
          open: ruleOf(context, 'booking_not_open', now).passed,
          closed: !ruleOf(context, 'booking_closed', now).passed,
        };
      });
      if (early?.open) expect(late?.open).toBe(true);
      if (early?.closed) expect(late?.closed).toBe(true);
    }),
  );
});
