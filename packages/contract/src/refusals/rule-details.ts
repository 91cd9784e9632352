import {
  BOOKING_STATES,
  type RuleCode,
  type RuleDetails,
  SUBSCRIPTION_STATES,
} from '@pulse/domain';
import { z } from 'zod';
import { id, instant } from '../schemas.ts';

const limitDetails = z
  .object({
    used: z.int().nullable(),
    booked: z.int().nullable(),
    limit: z.int().nullable(),
    remaining: z.int().nullable(),
    resets_at: instant.nullable(),
  })
  .meta({ id: 'LimitDetails' });

/** The details of a rule that has none. */
const none = z.strictObject({});

/** What each rule was decided by; the types are the domain's. */
export const RULE_DETAILS = {
  class_cancelled: z.object({ starts_at: instant }),
  booking_not_open: z.object({ opens_at: instant }),
  booking_closed: z.object({ closes_at: instant }),
  already_booked: z.object({
    booking: z
      .object({ id, status: z.enum(BOOKING_STATES), position: z.int().nullable() })
      .nullable(),
  }),
  membership_required: z.object({
    drop_in: z.boolean().describe('The class is paid by itself'),
    state: z.enum(SUBSCRIPTION_STATES).nullable(),
    period_ends_at: instant.nullable(),
  }),
  daily_limit_reached: limitDetails,
  monthly_limit_reached: limitDetails,
  plus_limit_reached: limitDetails,
  venue_limit_reached: limitDetails,
  overlapping_booking: z.object({
    booking: z.object({ id, title: z.string(), starts_at: instant, ends_at: instant }).nullable(),
  }),
  no_show_restriction: z.object({ until: instant.nullable() }),
  class_full: z.object({ capacity: z.int(), booked: z.int() }),
  waitlist_full: z.object({
    waitlisted: z.int(),
    size: z.int(),
    position: z.int().nullable(),
  }),
  open_gym_not_allowed: none,
  not_open_now: z.object({ opens_at: instant.nullable(), closes_at: instant.nullable() }),
  already_visited_today: z.object({ visited_at: instant.nullable(), resets_at: instant }),
  own_venue_review: none,
  review_needs_visit: none,
  review_taken_down: none,
  already_reviewed: none,
} satisfies { [Code in RuleCode]: z.ZodType<RuleDetails[Code]> };

/** The schema of one rule's result. */
function ruleResult<Code extends RuleCode>(code: Code) {
  return z.object({
    code: z.literal(code).describe('The refusal code of this rule when it fails'),
    passed: z.boolean(),
    passes_at: instant.nullable().describe('When it would next pass, if it will'),
    details: RULE_DETAILS[code],
  });
}

/** The schemas of the results of rules, in their order. */
export function ruleResults<const Codes extends readonly RuleCode[]>(codes: Codes) {
  return codes.map((code) => ruleResult(code)) as {
    -readonly [Index in keyof Codes]: ReturnType<typeof ruleResult<Codes[Index]>>;
  };
}
