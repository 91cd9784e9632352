import { BOOKING_EVENTS } from '@pulse/domain';
import { z } from 'zod';
import { sessionVenue } from './classes.ts';
import { operation } from './operation.ts';
import {
  activity,
  id,
  idParams,
  instant,
  localDate,
  money,
  pageOf,
  pageQuery,
  tier,
  timeZone,
  wallTime,
} from './shapes.ts';

export const bookingStatus = z.enum([
  'pending',
  'confirmed',
  'waitlisted',
  'cancelled',
  'completed',
  'no_show',
]);
export const bookingView = z.enum(['upcoming', 'past', 'cancelled', 'waitlisted']);

export const rule = z
  .object({
    code: z.string().describe('The refusal code this rule answers with when it fails'),
    passed: z.boolean(),
    passes_at: instant.nullable().describe('When it would next pass, if it will'),
    facts: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'EligibilityRule' });

export const eligibility = z
  .object({
    allowed: z.boolean(),
    waitlist_allowed: z.boolean(),
    drop_in_allowed: z.boolean(),
    drop_in_price: money.nullable(),
    rules: z.array(rule).describe('Every rule, failures included'),
    uses: z.object({
      visit: z.boolean(),
      plus_visit: z.boolean(),
      visits_left_after: z.int().nullable(),
    }),
    free_cancel_until: instant,
  })
  .meta({ id: 'Eligibility' });

export const booking = z
  .object({
    id,
    status: bookingStatus,
    pending_for: z.enum(['offer', 'payment']).nullable(),
    held_until: instant.nullable(),
    waitlist_position: z.int().nullable(),
    waitlist_chance: z
      .object({
        share: z.number().describe('0 to 1: an estimate that a place is given up in time'),
        taken: z.int().describe('Places taken on the last dates of this class'),
        given_up: z.int().describe('Of these, given up again'),
      })
      .nullable()
      .describe('Null when it is not known, or no place is offered any more'),
    paid_by: z.enum(['plan', 'drop_in']),
    checkout_url: z.string().nullable().describe('Where a pending payment is made'),
    session: z
      .object({
        id,
        title: z.string(),
        activity,
        tier,
        starts_at: instant,
        ends_at: instant,
        time_zone: timeZone,
        local_date: localDate,
        local_start: wallTime,
        capacity: z.int(),
        booked: z.int(),
        waitlisted: z.int(),
        trainer_name: z.string().nullable(),
        venue: sessionVenue,
      })
      .meta({ id: 'BookedSession' }),
    free_cancel_until: instant,
    confirms_until: instant
      .nullable()
      .describe('In line: until then a freed place is confirmed by itself, later it is held'),
    check_in_opens_at: instant,
    check_in_closes_at: instant,
    cancelled_at: instant.nullable(),
    cancelled_by: z.enum(['member', 'venue', 'system']).nullable(),
    cancel_reason: z.string().nullable(),
    late_cancelled: z.boolean(),
    visit_returned: z.boolean(),
    rebook: z
      .object({ class_session_id: id, starts_at: instant })
      .nullable()
      .describe('Of what is over: the next date of the same class on that weekday at that time'),
    created_at: instant,
  })
  .meta({ id: 'Booking' });

export const cancelQuote = z
  .object({
    allowed: z.boolean(),
    reason: z
      .string()
      .describe(
        'Code: within_free_period, within_grace, late, waitlisted, pending, class_started, not_cancellable',
      ),
    cost: z.enum(['free', 'uses_visit']),
    free_until: instant,
    returned_if_taken: z
      .boolean()
      .describe('A late cancellation gives the visit back once somebody takes the place'),
  })
  .meta({ id: 'CancelQuote' });

/** YYYY-MM. */
const yearMonth = z
  .string()
  .regex(/^(?!0000)\d{4}-(0[1-9]|1[0-2])$/)
  .describe('Calendar month, YYYY-MM');

export const bookingEvent = z
  .object({
    kind: z.enum(BOOKING_EVENTS),
    at: instant,
    booking_id: id,
    title: z.string(),
    activity,
    starts_at: instant,
    time_zone: timeZone,
    venue: z.object({ id, name: z.string() }),
    cancelled_by: z.enum(['member', 'venue', 'system']).nullable(),
  })
  .meta({ id: 'BookingEvent' });

const tag = 'bookings';
const ruleCodes = [
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

export const getEligibility = operation({
  id: 'getEligibility',
  method: 'GET',
  path: '/class-sessions/:id/eligibility',
  tag,
  access: 'signed_in',
  summary: 'Every rule of booking this session, passed or not, with its facts',
  params: idParams,
  answers: { 200: eligibility },
  refusals: ['not_found'],
});

export const bookClass = operation({
  id: 'bookClass',
  method: 'POST',
  path: '/bookings',
  tag,
  access: 'signed_in',
  summary:
    'Book a place, or join the waitlist of a full class; a retry with the same key is harmless',
  headers: z.object({ 'idempotency-key': z.string().min(1).max(200).optional() }),
  body: z.object({
    class_session_id: id,
    join_waitlist: z.boolean().optional(),
    pay_drop_in: z.boolean().optional().describe('Pay the class’s price instead of using the plan'),
  }),
  answers: { 201: booking },
  refusals: [
    ...ruleCodes,
    'not_found',
    'idempotency_key_reused',
    'payment_provider_unavailable',
    'validation_failed',
  ],
});

export const listBookings = operation({
  id: 'listBookings',
  method: 'GET',
  path: '/bookings',
  tag,
  access: 'signed_in',
  summary: 'The member’s own bookings in one view',
  query: pageQuery.extend({
    view: bookingView.default('upcoming'),
    q: z.string().trim().max(100).optional().describe('In the class, the venue or the trainer'),
    month: yearMonth.optional().describe('Of the class, local to the venue'),
  }),
  answers: { 200: pageOf(booking) },
  refusals: ['validation_failed'],
});

export const countBookings = operation({
  id: 'countBookings',
  method: 'GET',
  path: '/bookings/counts',
  tag,
  access: 'signed_in',
  summary: 'How many bookings each view holds',
  answers: {
    200: z.object({ upcoming: z.int(), past: z.int(), cancelled: z.int(), waitlisted: z.int() }),
  },
  refusals: [],
});

export const listBookingMonths = operation({
  id: 'listBookingMonths',
  method: 'GET',
  path: '/bookings/months',
  tag,
  access: 'signed_in',
  summary: 'The months in which a view holds bookings, latest first, 60 at most',
  query: z.object({ view: bookingView.default('past') }),
  answers: { 200: pageOf(z.object({ month: yearMonth, count: z.int() })) },
  refusals: ['validation_failed'],
});

export const listBookingEvents = operation({
  id: 'listBookingEvents',
  method: 'GET',
  path: '/bookings/events',
  tag,
  access: 'signed_in',
  summary: 'What happened to the member’s bookings lately, newest first',
  query: z.object({ limit: z.coerce.number().int().min(1).max(20).default(6) }),
  answers: { 200: pageOf(bookingEvent) },
  refusals: ['validation_failed'],
});

export const getBooking = operation({
  id: 'getBooking',
  method: 'GET',
  path: '/bookings/:id',
  tag,
  access: 'signed_in',
  summary: 'One of the member’s own bookings',
  params: idParams,
  answers: { 200: booking },
  refusals: ['not_found'],
});

export const getBookingCalendar = operation({
  id: 'getBookingCalendar',
  method: 'GET',
  path: '/bookings/:id/calendar',
  tag,
  access: 'signed_in',
  summary: 'The booking as an iCalendar file',
  params: idParams,
  answers: { 200: z.string() },
  refusals: ['not_found'],
});

export const getCancelQuote = operation({
  id: 'getCancelQuote',
  method: 'GET',
  path: '/bookings/:id/cancel-quote',
  tag,
  access: 'signed_in',
  summary: 'What cancelling costs right now',
  params: idParams,
  answers: { 200: cancelQuote },
  refusals: ['not_found'],
});

export const cancelBooking = operation({
  id: 'cancelBooking',
  method: 'POST',
  path: '/bookings/:id/cancel',
  tag,
  access: 'signed_in',
  summary: 'Cancel; refuses when it would cost more than the quote shown',
  params: idParams,
  body: z.object({ accept_cost: z.enum(['free', 'uses_visit']).default('free') }),
  answers: { 200: booking },
  refusals: [
    'not_found',
    'class_started',
    'not_cancellable',
    'cancellation_costs_visit',
    'validation_failed',
  ],
});

export const undoCancellation = operation({
  id: 'undoCancellation',
  method: 'POST',
  path: '/bookings/:id/undo-cancel',
  tag,
  access: 'signed_in',
  summary: 'Take a cancellation back within 30 s, if the place is still free',
  params: idParams,
  answers: { 200: booking },
  refusals: [...ruleCodes, 'not_found', 'undo_expired'],
});

export const acceptOffer = operation({
  id: 'acceptOffer',
  method: 'POST',
  path: '/bookings/:id/accept',
  tag,
  access: 'signed_in',
  summary: 'Take the place that is held from the waitlist',
  params: idParams,
  answers: { 200: booking },
  refusals: [...ruleCodes, 'not_found', 'offer_expired'],
});
