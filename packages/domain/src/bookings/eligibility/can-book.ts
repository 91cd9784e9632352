import { limitRule, membershipRule } from '../../memberships/plans/plan-rules.ts';
import { type RuleResult, ruleResult } from '../../rules.ts';
import { type EpochMs, HOUR, isoInstant } from '../../time/instants.ts';
import { RESTRICTION_EXEMPT_HOURS, restrictionApplies } from '../attendance/no-show.ts';
import { bookingClosesAt, bookingOpensAt, waitlistSize } from '../book/booking-policy.ts';
import { walkInClosesAt } from '../walk-in/walk-in-window.ts';
import type { BookingContext } from './booking-context.ts';

/** Every rule of booking, in the order in which they are checked and shown; the codes are refusal codes. */
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

/** One rule of booking with its result. */
export type BookingRuleResult = RuleResult<BookingRuleCode>;

/** The rules that do not apply when the drop-in price is paid (product.md, "Drop-in"). */
export const DROP_IN_EXEMPT_RULES: readonly BookingRuleCode[] = [
  'membership_required',
  'daily_limit_reached',
  'monthly_limit_reached',
  'plus_limit_reached',
];

/** Whether a class can be booked, waited for or paid as a drop-in, with the result of every rule. */
export interface BookingEligibility {
  allowed: boolean;
  /** The class is full, every other rule passes, and the waitlist has space. */
  waitlist_allowed: boolean;
  /** Only rules of the plan fail, and the class has a drop-in price. */
  drop_in_allowed: boolean;
  rules: BookingRuleResult[];
}

/** Decides whether a member can book a class at `now`; returns every rule, in order. */
export function bookingEligibility(context: BookingContext, now: EpochMs): BookingEligibility {
  const rules = evaluateBookingRules(context, now);
  const failed = rules.filter((rule) => !rule.passed).map((rule) => rule.code);
  return {
    allowed: failed.length === 0,
    waitlist_allowed: failed.length === 1 && failed[0] === 'class_full',
    drop_in_allowed: context.session.price !== null && onlyPlanRulesFailed(failed),
    rules,
  };
}

/** The first rule that prevents a place or a waitlist place; null when there is none. */
export function firstFailedRule(
  eligibility: BookingEligibility,
  target: 'place' | 'waitlist' = 'place',
): BookingRuleResult | null {
  const ignored: BookingRuleCode = target === 'place' ? 'waitlist_full' : 'class_full';
  return eligibility.rules.find((rule) => !rule.passed && rule.code !== ignored) ?? null;
}

function onlyPlanRulesFailed(failed: readonly BookingRuleCode[]): boolean {
  return failed.length > 0 && failed.every((code) => DROP_IN_EXEMPT_RULES.includes(code));
}

function evaluateBookingRules(context: BookingContext, now: EpochMs): BookingRuleResult[] {
  const { session, policy, dropIn } = context;
  const deadlineAt = bookingClosesAt(policy, session.startsAt);
  return [
    classCancelled(context),
    bookingNotOpen(context, now),
    bookingClosed(context, now),
    ruleResult('already_booked', context.existing === null, {
      booking: context.existing && { ...context.existing },
    }),
    dropIn
      ? ruleResult('membership_required', true, {
          drop_in: true,
          state: null,
          period_ends_at: null,
        })
      : membershipRule(context.membership, session.startsAt, deadlineAt, now),
    limitRule('daily_limit_reached', dropIn ? null : context.daily),
    limitRule('monthly_limit_reached', dropIn ? null : context.monthly),
    limitRule('plus_limit_reached', dropIn ? null : context.plus),
    limitRule('venue_limit_reached', context.venue),
    overlappingBooking(context),
    noShowRule(context, now),
    classFull(context),
    waitlistFull(context),
  ];
}

function classCancelled({ session }: BookingContext): BookingRuleResult {
  const details = { starts_at: isoInstant(session.startsAt) };
  return ruleResult('class_cancelled', session.status !== 'cancelled', details);
}

function bookingNotOpen(
  { session, policy, placeHeld }: BookingContext,
  now: EpochMs,
): BookingRuleResult {
  const opensAt = bookingOpensAt(policy, session.startsAt);
  const details = { opens_at: isoInstant(opensAt) };
  return ruleResult('booking_not_open', placeHeld || now >= opensAt, details, opensAt);
}

function bookingClosed(context: BookingContext, now: EpochMs): BookingRuleResult {
  const closesAt = lastMoment(context);
  return ruleResult('booking_closed', now < closesAt, { closes_at: isoInstant(closesAt) });
}

function lastMoment({ session, policy, placeHeld, walkIn }: BookingContext): EpochMs {
  if (walkIn) return walkInClosesAt(session.startsAt);
  return placeHeld ? session.startsAt : bookingClosesAt(policy, session.startsAt);
}

function overlappingBooking({ conflict }: BookingContext): BookingRuleResult {
  const booking = conflict && {
    id: conflict.id,
    title: conflict.title,
    starts_at: isoInstant(conflict.startsAt),
    ends_at: isoInstant(conflict.endsAt),
  };
  return ruleResult('overlapping_booking', conflict === null, { booking });
}

function noShowRule({ restrictedUntil, session }: BookingContext, now: EpochMs): BookingRuleResult {
  const passed = !restrictionApplies(restrictedUntil, session.startsAt, now);
  if (restrictedUntil === null) return ruleResult('no_show_restriction', passed, { until: null });
  const exemptFromAt = session.startsAt - RESTRICTION_EXEMPT_HOURS * HOUR;
  const details = { until: isoInstant(restrictedUntil) };
  return ruleResult(
    'no_show_restriction',
    passed,
    details,
    Math.min(restrictedUntil, exemptFromAt),
  );
}

function isClassFull({ session, placeHeld }: BookingContext): boolean {
  return !placeHeld && session.booked >= session.capacity;
}

function classFull(context: BookingContext): BookingRuleResult {
  const { capacity, booked } = context.session;
  return ruleResult('class_full', !isClassFull(context), { capacity, booked });
}

function waitlistFull(context: BookingContext): BookingRuleResult {
  const { capacity, waitlisted } = context.session;
  const waitlistCapacity = waitlistSize(context.policy, capacity);
  const hasSpace = waitlisted < waitlistCapacity;
  const position = hasSpace ? waitlisted + 1 : null;
  const passed = !isClassFull(context) || hasSpace;
  return ruleResult('waitlist_full', passed, { waitlisted, size: waitlistCapacity, position });
}
