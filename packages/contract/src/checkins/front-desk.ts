import { VENUE_DASHBOARD_USERS } from '@pulse/domain';
import { z } from 'zod';
import { bookingStatus } from '../bookings/index.ts';
import { partnerClassSession } from '../classes/index.ts';
import { operation } from '../operation.ts';
import { deskMember } from '../refusals/desk-subject.ts';
import {
  id,
  idParams,
  instant,
  localDate,
  money,
  pageOf,
  pageQuery,
  timeZone,
} from '../schemas.ts';
import { line } from '../text.ts';
import { coverFields } from '../venues/index.ts';
import { checkIn, checkInMethod, checkInRefusals } from './check-in.ts';
import { guestPayment } from './guest-payments.ts';

const tag = 'checkins';

export const frontDeskVenue = z
  .object({
    id,
    name: z.string(),
    city: z.string(),
    district: z.string(),
    time_zone: timeZone,
    activities: z.array(z.string()),
    ...coverFields,
    status: z.enum(['draft', 'published', 'archived']),
  })
  .meta({ id: 'FrontDeskVenue' });

export const listFrontDeskVenues = operation({
  id: 'listFrontDeskVenues',
  method: 'GET',
  path: '/partner/venues',
  tag,
  access: VENUE_DASHBOARD_USERS,
  summary: 'The venues whose front desk the signed-in user may run',
  query: z.object({
    q: z.string().trim().max(100).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(50),
    cursor: pageQuery.shape.cursor,
  }),
  responses: { 200: pageOf(frontDeskVenue) },
  refusals: ['validation_failed'],
});

export const rosterEntry = z
  .object({
    booking_id: id,
    ...deskMember.shape,
    plan_code: z.enum(['basic', 'plus', 'unlimited']).nullable(),
    paid_by: z.enum(['plan', 'drop_in']),
    status: bookingStatus.describe('Cancelled: the venue cancelled the class'),
    held_until: instant.nullable(),
    phone: z
      .string()
      .nullable()
      .describe('Only of a cancelled class, until it would have ended: whom to call'),
    waitlist_position: z.int().nullable(),
    check_in: z
      .object({
        id,
        method: checkInMethod,
        checked_in_at: instant,
        staff_name: z.string().nullable(),
      })
      .nullable(),
    no_shows_30_days: z.int(),
    correctable_until: instant,
    guests: z
      .array(
        z.object({
          id,
          name: z.string().nullable().describe('Null once it is erased'),
          arrived_at: instant.nullable(),
          price: money.nullable().describe('What the guest pays here; null: nothing'),
          payment: guestPayment.nullable().describe('The receipt; null until it is paid'),
        }),
      )
      .describe('Whom the member brings: places and arrivals without an account'),
  })
  .meta({ id: 'RosterEntry' });

export const getRoster = operation({
  id: 'getRoster',
  method: 'GET',
  path: '/partner/class-sessions/:id/roster',
  tag,
  shows: ['desk'],
  access: VENUE_DASHBOARD_USERS,
  summary: 'Who is booked, arrived, missed and waitlisted for one session',
  params: idParams,
  responses: {
    200: z.object({
      session: partnerClassSession,
      items: z.array(rosterEntry),
      next_cursor: z.string().nullable(),
    }),
  },
  refusals: ['not_found'],
});

export const checkInByHand = operation({
  id: 'checkInByHand',
  method: 'POST',
  path: '/partner/check-ins/by-hand',
  tag,
  access: VENUE_DASHBOARD_USERS,
  summary: 'Tick a booked member off the roster; also corrects a no-show for 48 h',
  body: z.strictObject({ booking_id: id }),
  responses: { 200: checkIn, 201: checkIn },
  refusals: [
    'not_found',
    'check_in_too_early',
    'correction_too_late',
    'not_checkable',
    'validation_failed',
  ],
});

export const tickGuest = operation({
  id: 'tickGuest',
  method: 'PUT',
  path: '/partner/guests/:id/arrival',
  tag,
  access: VENUE_DASHBOARD_USERS,
  summary: 'Tick a member’s guest off the roster, or undo that, as a member’s arrival by hand',
  params: idParams,
  body: z.strictObject({ arrived: z.boolean() }),
  responses: { 204: null },
  refusals: [
    'not_found',
    'check_in_too_early',
    'correction_too_late',
    'not_checkable',
    'validation_failed',
  ],
});

export const scanDigitalId = operation({
  id: 'scanDigitalId',
  method: 'POST',
  path: '/partner/check-ins/scan',
  tag,
  access: VENUE_DASHBOARD_USERS,
  summary:
    'Check in the member whose digital ID was scanned; a code is accepted once, and the same desk that sends it again gets the first answer',
  body: z.strictObject({ venue_id: id, code: z.string().min(1).max(300) }),
  responses: { 200: checkIn, 201: checkIn },
  refusals: [
    'not_found',
    'code_unknown',
    'code_expired',
    'code_already_used',
    ...checkInRefusals,
    'on_waitlist',
    'place_offered',
    'payment_awaited',
    'class_cancelled',
    'not_checkable',
    'validation_failed',
  ],
});

export const correctCheckIn = operation({
  id: 'correctCheckIn',
  method: 'POST',
  path: '/partner/check-ins/:id/correct',
  tag,
  access: VENUE_DASHBOARD_USERS,
  summary: 'Undo a check-in within 48 h; a new row records who and why',
  params: idParams,
  body: z.strictObject({ reason: line(300).min(3) }),
  responses: { 204: null },
  refusals: ['not_found', 'correction_too_late', 'already_corrected', 'validation_failed'],
});

export const venueDay = z
  .object({
    venue: frontDeskVenue,
    date: localDate,
    came_today: z.int(),
    expected_by_now: z.int(),
    places_filled: z.int(),
    places_total: z.int(),
    new_members: z.int(),
    no_show_rate: z.number().describe('0 to 1, last 30 days'),
    no_show_rate_before: z.number(),
    late_cancel_rate: z.number(),
    late_cancel_rate_before: z.number(),
    arrivals_by_hour: z.array(z.object({ hour: z.int(), today: z.int(), average: z.number() })),
    recent: z.array(
      z.object({
        id,
        full_name: z.string(),
        kind: z.enum(['class', 'open_gym']),
        method: checkInMethod,
        title: z.string().nullable(),
        checked_in_at: instant,
      }),
    ),
  })
  .meta({ id: 'VenueDay' });

export const getVenueDay = operation({
  id: 'getVenueDay',
  method: 'GET',
  path: '/partner/venues/:id/day',
  tag,
  shows: ['desk', 'schedule'],
  access: VENUE_DASHBOARD_USERS,
  summary: 'The venue dashboard’s figures for today',
  params: idParams,
  responses: { 200: venueDay },
  refusals: ['not_found'],
});
