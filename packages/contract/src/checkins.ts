import { z } from 'zod';
import { booking } from './bookings.ts';
import { partnerClassSession } from './classes.ts';
import { operation } from './operation.ts';
import { id, idParams, instant, localDate, pageOf, timeZone } from './shapes.ts';

export const checkInMethod = z.enum(['venue_qr', 'venue_link', 'digital_id', 'by_hand']);
const door = ['partner_admin', 'partner_staff', 'manager', 'admin'] as const;
const tag = 'checkins';

export const digitalId = z
  .object({
    member_code: z.string(),
    secret: z
      .string()
      .describe('base64url; the codes of 30 s are made from it on the device, without a network'),
    step_seconds: z.literal(30),
    full_name: z.string(),
    plan_code: z.enum(['basic', 'plus', 'unlimited']).nullable(),
    server_time: instant.describe('So that a wrong device clock can be corrected'),
  })
  .meta({ id: 'DigitalId' });

export const getDigitalId = operation({
  id: 'getDigitalId',
  method: 'GET',
  path: '/digital-id',
  tag,
  access: 'signed_in',
  summary: 'What the device needs to show rotating codes',
  answers: { 200: digitalId },
  refusals: [],
});

export const checkIn = z
  .object({
    id,
    kind: z.enum(['class', 'open_gym']),
    method: checkInMethod,
    checked_in_at: instant,
    already: z.boolean().describe('An earlier check-in answered again'),
    venue: z.object({ id, name: z.string(), city: z.string(), time_zone: timeZone }),
    member: z.object({ full_name: z.string() }),
    booking: booking.nullable(),
  })
  .meta({ id: 'CheckIn' });

/** The ways a member proves which venue they stand in. */
export const venueProof = z.union([
  z.object({ qr_code: z.string().min(1).max(200) }),
  z.object({ venue_id: id, signature: z.string().min(1).max(200) }),
]);

export const doorState = z
  .object({
    venue: z.object({
      id,
      name: z.string(),
      city: z.string(),
      district: z.string(),
      time_zone: timeZone,
      cover_url: z.string().nullable(),
      activities: z.array(z.string()),
    }),
    entrance: z.string().nullable(),
    bookings: z.array(
      z.object({
        booking,
        state: z.enum(['open', 'too_early', 'too_late', 'checked_in']),
        opens_at: instant,
        closes_at: instant,
        checked_in_at: instant.nullable(),
      }),
    ),
    open_gym: z.object({
      allowed: z.boolean(),
      code: z.string().nullable(),
      facts: z.record(z.string(), z.unknown()),
    }),
  })
  .meta({ id: 'DoorState' });

export const lookAtDoor = operation({
  id: 'lookAtDoor',
  method: 'POST',
  path: '/check-ins/look',
  tag,
  access: 'signed_in',
  summary: 'What the scanned venue has for this member today, before anything is recorded',
  body: venueProof,
  answers: { 200: doorState },
  refusals: ['code_unknown', 'code_revoked', 'validation_failed'],
});

export const checkInAtVenue = operation({
  id: 'checkInAtVenue',
  method: 'POST',
  path: '/check-ins',
  tag,
  access: 'signed_in',
  summary:
    'Check in to the booking that fits, or record an open-gym visit; a repeat answers the first',
  body: z.intersection(
    venueProof,
    z.object({ booking_id: id.optional(), open_gym: z.boolean().optional() }),
  ),
  answers: { 200: checkIn, 201: checkIn },
  refusals: [
    'code_unknown',
    'code_revoked',
    'no_booking_here',
    'check_in_too_early',
    'check_in_too_late',
    'open_gym_not_allowed',
    'not_open_now',
    'already_visited_today',
    'membership_required',
    'daily_limit_reached',
    'monthly_limit_reached',
    'plus_limit_reached',
    'venue_limit_reached',
    'validation_failed',
  ],
});

export const listTodaysBookings = operation({
  id: 'listTodaysBookings',
  method: 'GET',
  path: '/check-ins/today',
  tag,
  access: 'signed_in',
  summary: 'The member’s bookings of today with their check-in windows',
  answers: {
    200: z.object({ items: doorState.shape.bookings, next_cursor: z.string().nullable() }),
  },
  refusals: [],
});

export const doorVenue = z
  .object({
    id,
    name: z.string(),
    city: z.string(),
    district: z.string(),
    time_zone: timeZone,
    activities: z.array(z.string()),
    cover_url: z.string().nullable(),
    status: z.enum(['draft', 'published', 'archived']),
  })
  .meta({ id: 'DoorVenue' });

export const listDoorVenues = operation({
  id: 'listDoorVenues',
  method: 'GET',
  path: '/partner/venues',
  tag,
  access: door,
  summary: 'The venues whose door the signed-in person may run',
  query: z.object({
    q: z.string().trim().max(100).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  answers: { 200: pageOf(doorVenue) },
  refusals: ['validation_failed'],
});

export const rosterEntry = z
  .object({
    booking_id: id,
    full_name: z.string(),
    plan_code: z.enum(['basic', 'plus', 'unlimited']).nullable(),
    paid_by: z.enum(['plan', 'drop_in']),
    status: z.enum(['pending', 'confirmed', 'waitlisted', 'completed', 'no_show']),
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
  })
  .meta({ id: 'RosterEntry' });

export const getRoster = operation({
  id: 'getRoster',
  method: 'GET',
  path: '/partner/class-sessions/:id/roster',
  tag,
  access: door,
  summary: 'Who is booked, arrived, missed and in line for one session',
  params: idParams,
  answers: {
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
  access: door,
  summary: 'Tick a booked member off the roster; also corrects a no-show for 48 h',
  body: z.object({ booking_id: id }),
  answers: { 200: checkIn, 201: checkIn },
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
  access: door,
  summary: 'Check in the member whose digital ID was scanned; a code is accepted once',
  body: z.object({ venue_id: id, code: z.string().min(1).max(300) }),
  answers: { 200: checkIn, 201: checkIn },
  refusals: [
    'not_found',
    'code_unknown',
    'code_expired',
    'code_already_used',
    'no_booking_here',
    'check_in_too_early',
    'check_in_too_late',
    'open_gym_not_allowed',
    'not_open_now',
    'already_visited_today',
    'membership_required',
    'daily_limit_reached',
    'monthly_limit_reached',
    'plus_limit_reached',
    'venue_limit_reached',
    'validation_failed',
  ],
});

export const correctCheckIn = operation({
  id: 'correctCheckIn',
  method: 'POST',
  path: '/partner/check-ins/:id/correct',
  tag,
  access: door,
  summary: 'Take a check-in back within 48 h; a new row says who and why',
  params: idParams,
  body: z.object({ reason: z.string().trim().min(3).max(300) }),
  answers: { 204: null },
  refusals: ['not_found', 'correction_too_late', 'already_corrected', 'validation_failed'],
});

export const lookUpMembers = operation({
  id: 'lookUpMembers',
  method: 'GET',
  path: '/partner/members',
  tag,
  access: door,
  summary: 'Members with a booking at this venue today, by name',
  query: z.object({ venue_id: id, q: z.string().trim().min(2).max(100) }),
  answers: {
    200: pageOf(
      z.object({
        booking_id: id,
        full_name: z.string(),
        session_title: z.string(),
        starts_at: instant,
        status: z.string(),
      }),
    ),
  },
  refusals: ['not_found', 'validation_failed'],
});

export const venueDay = z
  .object({
    venue: doorVenue,
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
  access: door,
  summary: 'The venue dashboard’s figures for today',
  params: idParams,
  answers: { 200: venueDay },
  refusals: ['not_found'],
});

export const qrCode = z
  .object({
    id,
    venue_id: id,
    code: z.string(),
    url: z.string(),
    label: z.string(),
    created_at: instant,
    revoked_at: instant.nullable(),
  })
  .meta({ id: 'QrCode' });

export const listQrCodes = operation({
  id: 'listQrCodes',
  method: 'GET',
  path: '/partner/venues/:id/qr-codes',
  tag,
  access: door,
  summary: 'A venue’s entrance codes and its signed link',
  params: idParams,
  answers: {
    200: z.object({
      items: z.array(qrCode),
      next_cursor: z.string().nullable(),
      signed_url: z.string(),
      key_version: z.int(),
    }),
  },
  refusals: ['not_found'],
});

export const createQrCode = operation({
  id: 'createQrCode',
  method: 'POST',
  path: '/partner/venues/:id/qr-codes',
  tag,
  access: ['partner_admin', 'partner_staff'],
  summary: 'Make an opaque code for one entrance',
  params: idParams,
  body: z.object({ label: z.string().trim().min(1).max(80) }),
  answers: { 201: qrCode },
  refusals: ['not_found', 'validation_failed'],
});

export const revokeQrCode = operation({
  id: 'revokeQrCode',
  method: 'POST',
  path: '/partner/qr-codes/:id/revoke',
  tag,
  access: ['partner_admin', 'partner_staff'],
  summary: 'End a code at once',
  params: idParams,
  answers: { 200: qrCode },
  refusals: ['not_found'],
});

export const turnLinkKey = operation({
  id: 'turnLinkKey',
  method: 'POST',
  path: '/partner/venues/:id/turn-link-key',
  tag,
  access: ['partner_admin'],
  summary: 'Turn the key of the signed link; old posters stop working',
  params: idParams,
  answers: { 200: z.object({ signed_url: z.string(), key_version: z.int() }) },
  refusals: ['not_found'],
});
