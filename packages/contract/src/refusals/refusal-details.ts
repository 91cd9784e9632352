import {
  APPLICATION_STATES,
  BOOKING_RULE_CODES,
  BOOKING_STATES,
  INACTIVE_STATES,
  PLAN_CODES,
  type RefusalCode,
  type RefusalDetailsByCode,
  VENUE_REQUIREMENTS,
  VENUE_STATES,
} from '@pulse/domain';
import { z } from 'zod';
import { cancelQuote } from '../bookings/cancel.ts';
import { changeQuote } from '../memberships/change.ts';
import { id, instant } from '../schemas.ts';
import { RULE_DETAILS } from './rule-details.ts';

const zone = z.string().describe('IANA time zone');

const sessionDetails = z.object({ title: z.string(), starts_at: instant, time_zone: zone });

const failedRuleDetails = z.object({
  passes_at: instant.nullable(),
  time_zone: zone,
  waitlist_allowed: z.boolean(),
  drop_in_allowed: z.boolean(),
  failed: z.array(z.enum(BOOKING_RULE_CODES)).describe('Every rule that failed'),
});

const checkInWindow = z.object({ opens_at: instant, closes_at: instant, time_zone: zone });

const linkDetails = z.object({
  purpose: z.string().optional(),
  class_session_id: id.optional().describe('The class that the link carried'),
  confirmed: z
    .boolean()
    .optional()
    .describe('The address that the link was to confirm is confirmed: sign in'),
});

/** A rule refuses with its own details and what else the member may do; any of it may be absent. */
function ofRule<Shape extends z.ZodRawShape>(details: z.ZodObject<Shape>) {
  return z
    .object({ ...sessionDetails.shape, ...failedRuleDetails.shape, ...details.shape })
    .partial();
}

/** What each refusal tells beside its code; codes that are not listed tell nothing more. */
export const REFUSAL_DETAILS = {
  validation_failed: z.object({ field: z.string().optional(), fault: z.string().optional() }),
  rate_limited: z.object({ retry_after_seconds: z.int() }),
  too_many_attempts: z.object({ retry_after_seconds: z.int(), minutes: z.int() }),
  payload_too_large: z.object({ max_bytes: z.int().optional() }),
  service_unavailable: z.object({ retry_after_seconds: z.int().optional() }),
  conflict: z.object({ status: z.enum(APPLICATION_STATES).optional() }),
  link_invalid: linkDetails,
  link_expired: linkDetails,
  second_factor_required: z.object({
    challenge: z.string().describe('To be sent with the code, within five minutes'),
  }),
  too_many_passkeys: z.object({ limit: z.int() }),
  version_conflict: z.object({ version: z.int().describe('The current version') }),
  too_many_images: z.object({ limit: z.int() }),
  image_has_too_many_pixels: z.object({ max_megapixels: z.int() }),
  favourites_full: z.object({ limit: z.int() }),
  followed_coaches_full: z.object({ limit: z.int() }),
  search_alerts_full: z.object({ limit: z.int() }),
  venue_incomplete: z.object({ missing: z.array(z.enum(VENUE_REQUIREMENTS)) }),
  venue_status_conflict: z.object({ status: z.enum(VENUE_STATES) }),
  time_zone_in_use: z.object({ time_zone: zone, sessions: z.int() }),
  trainer_has_classes: z.object({
    sessions: z.int().describe('Classes still to come'),
    templates: z.int().describe('Class templates that are not archived'),
    classes: z.array(sessionDetails).describe('The first classes still to come'),
  }),
  class_has_bookings: z.object({ sessions: z.int(), bookings: z.int() }),
  capacity_below_booked: sessionDetails.partial().extend({ booked: z.int(), capacity: z.int() }),
  class_started: sessionDetails.partial(),
  not_cancellable: z.object({ checked_in_at: instant.optional(), time_zone: zone.optional() }),
  timetable_rejected: z.object({
    fault: z.string(),
    reason: z.string(),
    rows: z.int().optional(),
    rejected: z.int().optional(),
    rejections: z
      .array(
        z.object({
          row: z.int(),
          field: z.string().nullable().optional(),
          code: z.string(),
          detail: z.string(),
        }),
      )
      .optional(),
  }),
  cancellation_costs_visit: z.object({ quote: cancelQuote }),
  plan_unknown: z.object({ plan_code: z.string() }),
  already_member: z.object({ plan_code: z.enum(PLAN_CODES).nullable() }),
  pause_too_short: z.object({ min_days: z.int() }),
  pause_too_long: z.object({ max_days: z.int() }),
  pause_limit_reached: z.object({ used: z.int(), limit: z.int() }),
  membership_not_active: z.object({ state: z.enum(INACTIVE_STATES) }),
  quote_stale: z.object({ quote: changeQuote.describe('What it would be now') }),
  check_in_too_early: checkInWindow,
  check_in_too_late: checkInWindow,
  code_revoked: z.object({ revoked_at: instant }),
  code_already_used: z.object({ used_at: instant }),
  on_waitlist: sessionDetails.extend({
    position: z.int(),
    free: z.int().describe('Places of the class that are free'),
  }),
  place_offered: sessionDetails.extend({ held_until: instant }),
  payment_awaited: sessionDetails.extend({ held_until: instant }),
  walk_in_too_early: checkInWindow.extend({
    waitlisted: z.int().describe('Members who come first until `opens_at`'),
  }),
  walk_in_too_late: checkInWindow,
  class_moved: sessionDetails.omit({ title: true }).extend({ was_starts_at: instant }),
  already_corrected: z.object({ corrected_at: instant }),
  already_reversed: z.object({ reversed_at: instant }),
  not_checkable: z.object({ status: z.enum(BOOKING_STATES).nullable() }),
  appeal_decided: z.object({ accepted: z.boolean() }),
  application_decided: z.object({ status: z.enum(APPLICATION_STATES) }),
  reports_decided: z.object({ outcome: z.enum(['kept', 'taken_down']) }),
  class_cancelled: ofRule(RULE_DETAILS.class_cancelled),
  booking_not_open: ofRule(RULE_DETAILS.booking_not_open),
  booking_closed: ofRule(RULE_DETAILS.booking_closed),
  already_booked: ofRule(RULE_DETAILS.already_booked),
  membership_required: ofRule(RULE_DETAILS.membership_required),
  daily_limit_reached: ofRule(RULE_DETAILS.daily_limit_reached),
  monthly_limit_reached: ofRule(RULE_DETAILS.monthly_limit_reached),
  plus_limit_reached: ofRule(RULE_DETAILS.plus_limit_reached),
  venue_limit_reached: ofRule(RULE_DETAILS.venue_limit_reached),
  overlapping_booking: ofRule(RULE_DETAILS.overlapping_booking),
  no_show_restriction: ofRule(RULE_DETAILS.no_show_restriction),
  class_full: ofRule(RULE_DETAILS.class_full),
  waitlist_full: ofRule(RULE_DETAILS.waitlist_full),
  open_gym_not_allowed: ofRule(RULE_DETAILS.open_gym_not_allowed),
  not_open_now: ofRule(RULE_DETAILS.not_open_now),
  already_visited_today: ofRule(RULE_DETAILS.already_visited_today),
} satisfies { [Code in RefusalCode]?: z.ZodType<RefusalDetailsByCode[Code]> };

/** A refusal code that tells more than its code. */
export type DetailedCode = keyof typeof REFUSAL_DETAILS;
