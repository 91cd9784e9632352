import type { SessionState } from '../classes/session-states.ts';
import { type Counter, hasRoom, remaining } from '../memberships/allowance.ts';
import {
  coversVisit,
  type Subscription,
  subscriptionStateAt,
} from '../memberships/subscription-states.ts';
import type { Money } from '../money.ts';
import type { Facts } from '../refusals.ts';
import { HOUR, type IsoInstant, isoInstant } from '../time/instants.ts';
import type { BookingState } from './booking-states.ts';
import { RESTRICTION_FREE_HOURS, restrictionCloses } from './no-show.ts';
import { type BookingPolicy, bookingClosesAt, bookingOpensAt, waitlistSize } from './policy.ts';

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

/** The rules that paying the class's price replaces (product.md, "Drop-in"). */
export const DROP_IN_REPLACES: readonly BookingRuleCode[] = [
  'membership_required',
  'daily_limit_reached',
  'monthly_limit_reached',
  'plus_limit_reached',
];

/** A counter with the first instant (epoch milliseconds) of the next counting window. */
export interface WindowedCounter extends Counter {
  resetsAt: number;
}

/** Everything the rules look at, as loaded inside the booking's transaction. Instants in epoch ms. */
export interface BookingFacts {
  session: {
    status: SessionState;
    startsAt: number;
    endsAt: number;
    capacity: number;
    /** Places held: pending, confirmed and attended. */
    booked: number;
    waitlisted: number;
    price: Money | null;
  };
  policy: BookingPolicy;
  /** The member's open booking of this very class, if any. */
  existing: { id: string; status: BookingState; position: number | null } | null;
  /** Null without a membership. */
  membership: Subscription | null;
  /** Counters for the windows of `limitWindows`; null where that limit does not apply. */
  daily: WindowedCounter | null;
  monthly: WindowedCounter | null;
  /** Null for a class of the standard tier. */
  plus: WindowedCounter | null;
  venue: WindowedCounter | null;
  /** The confirmed or pending booking that overlaps this class, if any. */
  clash: { id: string; title: string; startsAt: number; endsAt: number } | null;
  /** The end of a no-show restriction (`noShowRestriction`), or null. */
  restrictedUntil: number | null;
  /** The class is paid by its own price: the member's plan and its limits do not apply. */
  dropIn?: boolean;
  /** A freed place is kept for this member: the class is not full for them, nor closed yet. */
  placeHeld?: boolean;
}

/** One rule with its answer, ready for the wire. */
export interface BookingRule {
  code: BookingRuleCode;
  passed: boolean;
  facts: Facts;
  /** When the rule would pass next: for a limit, for classes from then on. Null: never, or passed. */
  passes_at: IsoInstant | null;
}

/** Whether a class can be booked, its waitlist joined or its price paid, with every reason. */
export interface BookingEligibility {
  allowed: boolean;
  waitlist_allowed: boolean;
  drop_in_eligible: boolean;
  rules: BookingRule[];
}

/** Decides whether a member can book a class at `now`; always answers with every rule, in order. */
export function bookingEligibility(facts: BookingFacts, now: number): BookingEligibility {
  const rules = [
    classCancelled(facts),
    bookingNotOpen(facts, now),
    bookingClosed(facts, now),
    alreadyBooked(facts),
    membershipRequired(facts, now),
    limit('daily_limit_reached', facts.dropIn ? null : facts.daily),
    limit('monthly_limit_reached', facts.dropIn ? null : facts.monthly),
    limit('plus_limit_reached', facts.dropIn ? null : facts.plus),
    limit('venue_limit_reached', facts.venue),
    overlappingBooking(facts),
    noShowRule(facts, now),
    classFull(facts),
    waitlistFull(facts),
  ];
  const failed = rules.filter((rule) => !rule.passed).map((rule) => rule.code);
  const onlyFailing = (codes: readonly BookingRuleCode[]) =>
    failed.every((code) => codes.includes(code));
  return {
    allowed: failed.length === 0,
    waitlist_allowed: failed.length > 0 && onlyFailing(['class_full']),
    drop_in_eligible:
      facts.session.price !== null && failed.length > 0 && onlyFailing(DROP_IN_REPLACES),
    rules,
  };
}

/** The first rule that stands in the way: of a place, or of a waitlist place; null when none does. */
export function firstRefusal(
  eligibility: BookingEligibility,
  wanted: 'place' | 'waitlist' = 'place',
): BookingRule | null {
  const stops = (rule: BookingRule) =>
    !rule.passed &&
    (wanted === 'waitlist' ? rule.code !== 'class_full' : rule.code !== 'waitlist_full');
  return eligibility.rules.find(stops) ?? null;
}

function rule(
  code: BookingRuleCode,
  passed: boolean,
  facts: Facts,
  passesAt: number | null = null,
): BookingRule {
  return {
    code,
    passed,
    facts,
    passes_at: passed || passesAt === null ? null : isoInstant(passesAt),
  };
}

function classCancelled({ session }: BookingFacts): BookingRule {
  return rule('class_cancelled', session.status !== 'cancelled', {
    starts_at: isoInstant(session.startsAt),
  });
}

function bookingNotOpen({ session, policy }: BookingFacts, now: number): BookingRule {
  const opensAt = bookingOpensAt(policy, session.startsAt);
  return rule('booking_not_open', now >= opensAt, { opens_at: isoInstant(opensAt) }, opensAt);
}

function bookingClosed({ session, policy, placeHeld }: BookingFacts, now: number): BookingRule {
  const closesAt = placeHeld ? session.startsAt : bookingClosesAt(policy, session.startsAt);
  return rule('booking_closed', now < closesAt, { closes_at: isoInstant(closesAt) });
}

function alreadyBooked({ existing }: BookingFacts): BookingRule {
  return rule('already_booked', existing === null, {
    booking: existing && { ...existing },
  });
}

function membershipRequired(facts: BookingFacts, now: number): BookingRule {
  const { membership, session, dropIn } = facts;
  if (dropIn) return rule('membership_required', true, { drop_in: true });
  if (!membership) return rule('membership_required', false, { state: null });
  const state = subscriptionStateAt(membership, now);
  const resumesAt = state === 'paused' ? membership.resumesAt : null;
  const stillInTime =
    resumesAt !== null && resumesAt < bookingClosesAt(facts.policy, session.startsAt);
  return rule(
    'membership_required',
    coversVisit(membership, session.startsAt, now),
    { state, period_ends_at: isoInstant(membership.periodEndsAt) },
    stillInTime ? resumesAt : null,
  );
}

function limit(code: BookingRuleCode, counter: WindowedCounter | null): BookingRule {
  if (!counter) return rule(code, true, { used: null, booked: null, limit: null, resets_at: null });
  const { used, booked, resetsAt } = counter;
  const counters = {
    used,
    booked,
    limit: counter.limit,
    remaining: remaining(counter),
    resets_at: isoInstant(resetsAt),
  };
  return rule(code, hasRoom(counter), counters, resetsAt);
}

function overlappingBooking({ clash }: BookingFacts): BookingRule {
  return rule('overlapping_booking', clash === null, {
    booking: clash && {
      id: clash.id,
      title: clash.title,
      starts_at: isoInstant(clash.startsAt),
      ends_at: isoInstant(clash.endsAt),
    },
  });
}

function noShowRule({ restrictedUntil, session }: BookingFacts, now: number): BookingRule {
  const freeAt = session.startsAt - RESTRICTION_FREE_HOURS * HOUR;
  return rule(
    'no_show_restriction',
    !restrictionCloses(restrictedUntil, session.startsAt, now),
    { until: restrictedUntil === null ? null : isoInstant(restrictedUntil) },
    restrictedUntil === null ? null : Math.min(restrictedUntil, freeAt),
  );
}

function isFull({ session, placeHeld }: BookingFacts): boolean {
  return !placeHeld && session.booked >= session.capacity;
}

function classFull(facts: BookingFacts): BookingRule {
  const { capacity, booked } = facts.session;
  return rule('class_full', !isFull(facts), { capacity, booked });
}

function waitlistFull(facts: BookingFacts): BookingRule {
  const { capacity, waitlisted } = facts.session;
  const size = waitlistSize(facts.policy, capacity);
  const room = waitlisted < size;
  const position = room ? waitlisted + 1 : null;
  return rule('waitlist_full', !isFull(facts) || room, { waitlisted, size, position });
}
