import { limitRule, membershipRule } from '../memberships/plan-rules.ts';
import { type Rule, ruleAnswer } from '../rules.ts';
import { HOUR, isoInstant } from '../time/instants.ts';
import type { BookingFacts } from './booking-facts.ts';
import { RESTRICTION_FREE_HOURS, restrictionCloses } from './no-show.ts';
import { bookingClosesAt, bookingOpensAt, waitlistSize } from './policy.ts';

/** Every rule of booking, in the order a person meets them; the codes are refusal codes. */
export const BOOKING_RULE_CODES = [
  'class_cancelled',
  'booking_not_open',
  'booking_closed',
  'already_booked',
  'membership_required',
  'daily_limit_reached',
  'monthly_limit_reached',
  'plus_limit_reached',
  'venue_limit_reached',
  'overlapping_booking',
  'no_show_restriction',
  'class_full',
  'waitlist_full',
] as const;

/** One rule of booking. */
export type BookingRuleCode = (typeof BOOKING_RULE_CODES)[number];

/** One rule of booking with its answer. */
export type BookingRule = Rule<BookingRuleCode>;

/** The rules that paying the class's price replaces (product.md, "Drop-in"). */
export const DROP_IN_REPLACES: readonly BookingRuleCode[] = [
  'membership_required',
  'daily_limit_reached',
  'monthly_limit_reached',
  'plus_limit_reached',
];

/** Whether a class can be booked, its waitlist joined or its price paid, with every reason. */
export interface BookingEligibility {
  allowed: boolean;
  /** The class is full, nothing else stands in the way, and the waitlist has room. */
  waitlist_allowed: boolean;
  /** Only the plan stands in the way, and the class has a price of its own. */
  drop_in_allowed: boolean;
  rules: BookingRule[];
}

/** Decides whether a member can book a class at `now`; always answers with every rule, in order. */
export function bookingEligibility(facts: BookingFacts, now: number): BookingEligibility {
  const rules = bookingRules(facts, now);
  const failed = rules.filter((rule) => !rule.passed).map((rule) => rule.code);
  return {
    allowed: failed.length === 0,
    waitlist_allowed: failed.length === 1 && failed[0] === 'class_full',
    drop_in_allowed: facts.session.price !== null && onlyPlanRulesFailed(failed),
    rules,
  };
}

/** The first rule in the way of a place or of a waitlist place; null when nothing is. */
export function firstRefusal(
  eligibility: BookingEligibility,
  wanted: 'place' | 'waitlist' = 'place',
): BookingRule | null {
  const ignored: BookingRuleCode = wanted === 'place' ? 'waitlist_full' : 'class_full';
  return eligibility.rules.find((rule) => !rule.passed && rule.code !== ignored) ?? null;
}

function onlyPlanRulesFailed(failed: readonly BookingRuleCode[]): boolean {
  return failed.length > 0 && failed.every((code) => DROP_IN_REPLACES.includes(code));
}

function bookingRules(facts: BookingFacts, now: number): BookingRule[] {
  const { session, policy, dropIn } = facts;
  const tooLateAt = bookingClosesAt(policy, session.startsAt);
  return [
    classCancelled(facts),
    bookingNotOpen(facts, now),
    bookingClosed(facts, now),
    ruleAnswer('already_booked', facts.existing === null, {
      booking: facts.existing && { ...facts.existing },
    }),
    dropIn
      ? ruleAnswer('membership_required', true, { drop_in: true })
      : membershipRule(facts.membership, session.startsAt, tooLateAt, now),
    limitRule('daily_limit_reached', dropIn ? null : facts.daily),
    limitRule('monthly_limit_reached', dropIn ? null : facts.monthly),
    limitRule('plus_limit_reached', dropIn ? null : facts.plus),
    limitRule('venue_limit_reached', facts.venue),
    overlappingBooking(facts),
    noShowRule(facts, now),
    classFull(facts),
    waitlistFull(facts),
  ];
}

function classCancelled({ session }: BookingFacts): BookingRule {
  const facts = { starts_at: isoInstant(session.startsAt) };
  return ruleAnswer('class_cancelled', session.status !== 'cancelled', facts);
}

function bookingNotOpen({ session, policy, placeHeld }: BookingFacts, now: number): BookingRule {
  const opensAt = bookingOpensAt(policy, session.startsAt);
  const facts = { opens_at: isoInstant(opensAt) };
  return ruleAnswer('booking_not_open', placeHeld || now >= opensAt, facts, opensAt);
}

function bookingClosed({ session, policy, placeHeld }: BookingFacts, now: number): BookingRule {
  const closesAt = placeHeld ? session.startsAt : bookingClosesAt(policy, session.startsAt);
  return ruleAnswer('booking_closed', now < closesAt, { closes_at: isoInstant(closesAt) });
}

function overlappingBooking({ clash }: BookingFacts): BookingRule {
  const booking = clash && {
    id: clash.id,
    title: clash.title,
    starts_at: isoInstant(clash.startsAt),
    ends_at: isoInstant(clash.endsAt),
  };
  return ruleAnswer('overlapping_booking', clash === null, { booking });
}

function noShowRule({ restrictedUntil, session }: BookingFacts, now: number): BookingRule {
  const passed = !restrictionCloses(restrictedUntil, session.startsAt, now);
  if (restrictedUntil === null) return ruleAnswer('no_show_restriction', passed, { until: null });
  const nearAt = session.startsAt - RESTRICTION_FREE_HOURS * HOUR;
  const facts = { until: isoInstant(restrictedUntil) };
  return ruleAnswer('no_show_restriction', passed, facts, Math.min(restrictedUntil, nearAt));
}

function isFull({ session, placeHeld }: BookingFacts): boolean {
  return !placeHeld && session.booked >= session.capacity;
}

function classFull(facts: BookingFacts): BookingRule {
  const { capacity, booked } = facts.session;
  return ruleAnswer('class_full', !isFull(facts), { capacity, booked });
}

function waitlistFull(facts: BookingFacts): BookingRule {
  const { capacity, waitlisted } = facts.session;
  const size = waitlistSize(facts.policy, capacity);
  const hasPlace = waitlisted < size;
  const position = hasPlace ? waitlisted + 1 : null;
  const passed = !isFull(facts) || hasPlace;
  return ruleAnswer('waitlist_full', passed, { waitlisted, size, position });
}
